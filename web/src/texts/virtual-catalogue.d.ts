// The messages of a language, as `catalogue-plugin.ts` makes them.
declare module 'virtual:catalogue/*' {
  const messages: string
  export default messages
}
