// What a table that has begun shows of friends, loaded in one piece where there are some.
export { default as Evening } from './Evening.svelte'
export { default as NextDeal } from './NextDeal.svelte'
export { default as ReactionBubble } from './ReactionBubble.svelte'
export { default as RematchBar } from './RematchBar.svelte'
export { default as SeatBar } from './SeatBar.svelte'
export { default as SeatStanding } from './SeatStanding.svelte'
export { default as SeatStatus } from './SeatStatus.svelte'
export { default as TableTools } from './TableTools.svelte'
