import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problemSentence } from '../../src/lib/problems'
import { settings } from '../../src/lib/settings.svelte'
import { LiveTable } from '../../src/table/live-table.svelte'
import type {
  Choice,
  Frame,
  Options,
  Seating,
  Settings,
  TableMessage,
  Update,
} from '../../src/wire'
import { choice, frame, match, options, outcome, refused, seat } from '../builders'
import { promptOf } from '../../src/table/prompt'
import { plainText, text } from '../../src/texts/catalogue'
import { FakeServer, settled } from '../fakes'

const stays = outcome({ stays: true })
const START = [
  choice('+G7', { outcome: stays, ways: 2 }),
  choice('+Y4', { ways: 1 }),
  choice('+V3', { reveals: true, ways: 1 }),
  refused('>G7', 'losing', { uses: 1 }),
  choice('>V2', { outcome: stays, finish: ['!', '.'], ways: 1 }),
  choice('--'),
]
const pushed = (choices: Choice[] = START): Options => options([], { choices, ways: 4 })

let server: FakeServer
let live: LiveTable
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  settings.pace = 'instant'
  settings.confirm = true
  enter()
})
afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
})

/** Come to the table, for the first time or once more. */
function enter(given: Partial<TableMessage> = {}): void {
  server = new FakeServer()
  live = new LiveTable('t', server.connect)
  server.open()
  server.say(message(given))
}

const message = (given: Partial<TableMessage> = {}): TableMessage => ({
  ...{ type: 'table', table: 't', version: 2, preset: 'basic' },
  rules: { edition: 'v1.2', draw: false, scoring: false, actions: false },
  sitters: ['Mia', 'Jon'].map((name) => ({ name, bot: null, mine: name === 'Mia' })),
  ...{ frame: frame(), told: [], options: [pushed()], match: match(), shuffles: [] },
  ...given,
})

const update = (version: number, shown: Frame, found: Options[] = []): Update => ({
  ...{ type: 'update', table: 't', version, frames: [shown], told: [], options: found },
  ...{ match: match(), shuffles: [] },
})

const taken = (steps: string[], given: Partial<Frame> = {}): Frame =>
  frame({ steps, happened: { seat: 0, step: steps.at(-1) ?? '.', drew: 0, out: false }, ...given })

const find = (step: string): Choice => live.draft.choice(step)!

/** The server tells what could follow on some steps. */
async function tell(steps: string[], given: Partial<Options> = {}, using: string | null = null) {
  const found = options(steps, given)
  server.say({ type: 'options', table: 't', version: live.timeline.version, options: found, using })
  await settled()
}

test('a table is watched, and its player may act', () => {
  expect(server.heard).toEqual([{ type: 'watch', table: 't', key: '' }])
  expect([live.session.connected, live.myTurn, live.acting]).toEqual([true, true, true])
  expect(live.board?.hands).toEqual([['G7', 'Y4', 'V2', 'R1'], null])
})

const seated = (help: Settings['help'], version = 2): Seating => ({
  ...{ type: 'seating', table: 't', version, rules: message().rules, preset: 'basic' },
  ...{ sitters: message().sitters, free: [], host: 0, started: true, over: false, links: null },
  ...{ previous: null, next: null, evening: [], clocks: null, fills: null },
  ...{ events: [], round: 1, next_key: '' },
  settings: {
    ...{ clock: { seconds: 0, increment: null }, out_of_time: 'bot', help, pause: 30 },
    ...{ stand_in: 'planner', watching: true, late: true, public: false },
  },
})

describe('a table that does not help', () => {
  const bare = START.map((each) => ({ ...each, outcome: null, ways: 0, uses: 0 }))
  const nothing = options([], { choices: bare, ways: 0 })

  beforeEach(() => {
    server = new FakeServer()
    live = new LiveTable('t', server.connect)
    server.open()
    server.say(seated('none'))
    server.say(message({ options: [nothing] }))
  })

  test('tells which steps are legal, and marks nothing', async () => {
    expect(live.mark('G7')).toBe(null)
    await live.editor.choose(find('+G7'))
    await tell(['+G7'], { finish: ['.'], choices: [] })
    live.editor.tryEnd()
    expect(live.editor.confirming).toBe(null)
    expect(server.heard.at(-1)).toMatchObject({ type: 'play', steps: ['+G7', '.'] })
  })

  test('is asked anew once it helps, and the turn is laid anew', async () => {
    await live.editor.choose(find('+G7'))
    server.say(seated('marks', 3))
    await settled()
    expect(live.draft.steps).toEqual([])
    expect(live.mark('G7')).toBe(null)
    expect(server.heard.at(-1)).toMatchObject({ type: 'explore', steps: [], version: 2 })
    await tell([], { choices: START, ways: 4 })
    expect(live.mark('V2')).toBe('stays')
  })
})

test('a turn is laid, confirmed, sent, accepted and shown', async () => {
  await live.editor.choose(find('+G7'))
  expect(live.board?.palettes[0]).toEqual(['G7', 'B5'])
  expect(server.all('play')).toEqual([])
  live.editor.tryEnd()
  const [play] = server.all('play')
  expect(play).toMatchObject({ version: 2, seat: 0, steps: ['+G7', '.'] })
  expect(live.acting).toBe(false)
  server.say({ type: 'accepted', id: play!.id, version: 3 })
  server.say(update(3, taken([], { turn: 1, mover: 1 })))
  await settled()
  expect([live.outbox.pending, live.draft.steps, live.timeline.frame?.turn]).toEqual([null, [], 1])
})

describe('what follows on a step', () => {
  test('is asked for when its card is chosen, and once', async () => {
    live.editor.select('Y4')
    expect(server.all('explore').map((each) => each.steps)).toEqual([['+Y4']])
    await live.editor.choose(find('+Y4'))
    expect(server.all('explore')).toHaveLength(1)
  })
  test('is asked for when it is laid, and nothing is said of cards meanwhile', async () => {
    await live.editor.choose(find('+Y4'))
    expect(server.all('explore')).toEqual([
      {
        type: 'explore',
        table: 't',
        version: 2,
        seat: 0,
        steps: ['+Y4'],
        skip: 0,
        using: null,
        most: 4,
      },
    ])
    expect([live.mark('V2'), live.cardChoices, live.draft.ways]).toEqual([null, [], 1])
    await tell(['+Y4'], { ways: 1, choices: [choice('>V2', { outcome: stays })] })
    expect(live.mark('V2')).toBe('stays')
  })
  test('is waited for by whoever is faster', async () => {
    await live.editor.choose(find('+Y4'))
    const act = vi.fn()
    live.editor.whenKnown(act)
    expect(act).not.toHaveBeenCalled()
    await tell(['+Y4'])
    expect(act).toHaveBeenCalledOnce()
  })
  test('is wanted no more by whoever has taken it back', async () => {
    await live.editor.choose(find('+Y4'))
    const act = vi.fn()
    live.editor.whenKnown(act)
    await live.editor.takeBack()
    await tell(['+Y4'])
    expect(act).not.toHaveBeenCalled()
  })
  test('is asked again where the connection was lost', async () => {
    await live.editor.choose(find('+Y4'))
    server.lose()
    expect(live.session.connected).toBe(false)
    server.open()
    server.say(message())
    expect(server.all('explore').map((each) => each.steps)).toEqual([['+Y4'], ['+Y4']])
    expect(live.draft.steps).toEqual(['+Y4'])
  })
})

test('a step that reveals a card is sent at once', async () => {
  await live.editor.choose(find('+V3'))
  expect(server.all('play')[0]?.steps).toEqual(['+V3'])
  expect(server.all('explore')).toEqual([])
})

test('a turn from a list is laid step by step, and its rest after a draw', async () => {
  void live.editor.layTurn(['+V3', '>G7', '.'])
  await settled()
  const [play] = server.all('play')
  expect(play?.steps).toEqual(['+V3'])
  server.say({ type: 'accepted', id: play!.id, version: 3 })
  const next = options(['+V3'], { choices: [choice('>G7', { outcome: stays })] })
  server.say(update(3, taken(['+V3']), [next]))
  await settled()
  expect(live.draft.steps).toEqual(['>G7'])
  expect(server.all('play')).toHaveLength(1)
})

describe('a card that must wait for another', () => {
  const turn = (...steps: string[]) => ({ steps: [...steps, '>G7', '.'], outcome: stays })

  test('is offered with every turn that uses it', async () => {
    live.editor.select('G7')
    void live.editor.choose(find('>G7'))
    expect(server.all('explore').at(-1)).toMatchObject({ steps: [], using: '>G7' })
    await tell([], { turns: [turn('+Y4'), turn('+V2')] }, '>G7')
    expect(live.selection.offers?.turns).toHaveLength(2)
  })
  test('is wanted no more once another one is chosen', async () => {
    live.editor.select('G7')
    void live.editor.choose(find('>G7'))
    live.editor.select('Y4')
    await tell([], { turns: [turn('+Y4'), turn('+V2')] }, '>G7')
    expect(live.selection.offers).toBe(null)
  })
})

test('without confirming, a canvas card ends the turn, its draw taken', async () => {
  settings.confirm = false
  await live.editor.choose(find('>V2'))
  expect(server.all('play')[0]?.steps).toEqual(['>V2', '!', '.'])
})

test('an offered draw may be declined', async () => {
  await live.editor.choose(find('>V2'))
  expect(live.draft.mayDecline).toBe(true)
  live.editor.end(false)
  expect(server.all('play')[0]?.steps).toEqual(['>V2', '.'])
})

test('whoever would be out by ending, or folds, is asked first', async () => {
  live.editor.tryFold()
  expect(live.editor.confirming).toBe('fold')
  live.editor.confirming = null
  await live.editor.choose(find('+Y4'))
  live.editor.tryFold()
  expect(live.editor.confirming).toBe(null)
  live.editor.tryEnd()
  expect(live.editor.confirming).toBe('out')
  expect(server.all('play')).toEqual([])
})

describe('what is refused', () => {
  async function refuse(code: string): Promise<void> {
    await live.editor.choose(find('+G7'))
    live.editor.end()
    const [play] = server.all('play')
    server.say({ type: 'refused', id: play!.id, code, message: '' })
    await settled()
  }

  test('is taken back', async () => {
    await refuse('illegal')
    expect([live.draft.steps, live.acting]).toEqual([[], true])
    expect(live.session.problem).toBe(problemSentence({ code: 'illegal' }))
  })
  test.each(['storage', 'too-many-requests'])(
    'lies there to be sent once more: %s',
    async (code) => {
      await refuse(code)
      expect([live.draft.steps, live.acting]).toEqual([['+G7'], true])
    },
  )
  test('is explained where the table had gone on', async () => {
    await refuse('behind')
    expect(live.session.problem).toBe('The table has gone on meanwhile. Have another look.')
  })
})

describe('after a reload', () => {
  test('the turn lies as it lay', async () => {
    await live.editor.choose(find('+G7'))
    live.close()
    enter()
    await settled()
    expect(live.draft.steps).toEqual(['+G7'])
  })
  test('the turn lies as it lay though others have come and gone', async () => {
    await live.editor.choose(find('+G7'))
    live.close()
    enter({ version: 4 })
    await settled()
    expect(live.draft.steps).toEqual(['+G7'])
  })
  test('what was laid in an earlier turn is gone', async () => {
    await live.editor.choose(find('+G7'))
    live.close()
    enter({ version: 4, frame: frame({ turn: 3 }) })
    await settled()
    expect(live.draft.steps).toEqual([])
  })
  test('what was not acknowledged is sent again, with its id', async () => {
    await live.editor.choose(find('+G7'))
    live.editor.end()
    const [play] = server.all('play')
    live.close()
    enter()
    expect(server.heard).toEqual([{ type: 'watch', table: 't', key: '' }, play])
    expect(live.acting).toBe(false)
  })
})

describe('at a shared device', () => {
  beforeEach(() => {
    live.close()
    const sitters = ['Mia', 'Jon'].map((name) => ({ name, bot: null, mine: true }))
    enter({ sitters })
  })

  test('no hand is open before the device is passed', () => {
    expect([live.handover, live.acting, live.seating.you]).toEqual([0, false, null])
    expect(live.board?.hands).toEqual([null, null])
  })
  test('whoever takes it sees their hand, until the next one is to move', async () => {
    live.takeDevice()
    expect([live.acting, live.seating.you, live.board?.hands[0]?.length]).toEqual([true, 0, 4])
    server.say(update(3, taken([], { turn: 1, mover: 1 })))
    await settled()
    expect([live.seating.you, live.handover, live.board?.hands]).toEqual([null, 1, [null, null]])
  })
})

test('a hint is asked for once, and shown while it is of use', () => {
  live.askHint()
  live.askHint()
  expect(server.all('hint')).toHaveLength(1)
  server.say({ type: 'hints', table: 't', version: 1, seat: 0, hints: [] })
  expect([live.hint.hints, live.hint.waiting]).toEqual([null, false])
  server.say({ type: 'hints', table: 't', version: 2, seat: 0, hints: [] })
  expect(live.hint.hints).toEqual([])
})

describe('what is too much for the server at a time', () => {
  const held = {
    type: 'error',
    code: 'too-many-requests',
    message: '',
    values: { count: 2 },
  } as const

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is asked again later, and nobody hears of it', () => {
    live.editor.select('Y4')
    server.say(held)
    expect([server.all('explore').length, live.session.problem]).toEqual([1, null])
    vi.advanceTimersByTime(4_000)
    expect(server.all('explore').map((each) => each.steps)).toEqual([['+Y4'], ['+Y4']])
  })
  test('is told of where it was a hint', () => {
    live.askHint()
    server.say(held)
    expect([live.hint.waiting, live.session.problem]).toEqual([false, problemSentence(held)])
  })
  test('is watched again where nothing has been shown yet', () => {
    server = new FakeServer()
    live = new LiveTable('t', server.connect)
    server.open()
    server.say(held)
    vi.advanceTimersByTime(4_000)
    expect(server.all('watch')).toHaveLength(2)
  })
})

test('errors are told apart', () => {
  const fail = (code: string): void => server.say({ type: 'error', code, message: code })
  fail('behind')
  expect(live.session.problem).toBe(null)
  fail('busy')
  expect(live.session.problem).toBe(problemSentence({ code: 'busy' }))
  fail('unknown-table')
  fail('protocol')
  expect([live.session.missing, live.session.stale]).toEqual([true, true])
})

test('the next round is asked for once', () => {
  live.next()
  live.next()
  expect(server.all('next')).toHaveLength(1)
})

describe('once a round is over', () => {
  const seats = [seat(['B5'], ['G7'], { out: true }), seat(['O7'], ['R3', 'V1'])]

  test('all hands lie open, and nobody says anything at the table', () => {
    const [mia, jon] = message().sitters
    enter({ sitters: [mia!, { ...jon!, bot: 'scout' }] })
    expect([live.board?.hands[1], live.word?.seat]).toEqual([null, 1])
    server.say(message({ version: 3, frame: frame({ over: true, seats }), options: [] }))
    expect(live.board?.hands).toEqual([['G7'], ['R3', 'V1']])
    expect(live.word).toBeNull()
  })

  test('they do at a device that several share, who saw one hand at a time', () => {
    const sitters = message().sitters.map((each) => ({ ...each, mine: true }))
    const both = { ...frame(), seats: [seat(['B5'], ['G7']), seat(['O7'], ['R3', 'V1'])] }
    enter({ sitters, frame: both })
    expect(live.board?.hands).toEqual([null, null])
    live.takeDevice()
    expect(live.board?.hands).toEqual([['G7'], null])
    server.say(message({ version: 3, sitters, frame: { ...both, over: true }, options: [] }))
    expect(live.board?.hands).toEqual([['G7'], ['R3', 'V1']])
  })
})

describe('among friends', () => {
  const here = (...is: boolean[]): void =>
    server.say({ type: 'presence', table: 't', here: is, away: is.map(() => 0), watching: 0 })
  const prompt = (): string => plainText(promptOf(live, live.timeline.frame!))

  beforeEach(() => {
    server.say(seated('marks'))
  })

  test('who is offline does not think', () => {
    here(true, true)
    server.say(message({ version: 3, frame: frame({ mover: 1, turn: 1 }), options: [] }))
    expect(prompt()).toBe('Jon is thinking')
    here(true, false)
    expect(prompt()).toBe('Jon is offline.')
    const [mia, jon] = message().sitters
    const sitters = [mia!, { ...jon!, stand_in: 'planner' }]
    server.say({ ...seated('marks', 4), sitters })
    expect(prompt()).toBe('Piet for Jon is thinking')
  })

  test.each(['stand-in', 'timed-out', 'behind'])(
    'a turn that was kept offline and comes too late is told of (%s)',
    async (code) => {
      await live.editor.choose(find('+G7'))
      server.lose()
      live.editor.tryEnd()
      server.open()
      const play = server.all('play').at(-1)!
      server.say({ type: 'refused', id: play.id, code, message: '', refusal: null })
      expect(live.session.problem).toBe(text('event-dropped'))
    },
  )

  test('a turn that is refused at once is told as any other', async () => {
    await live.editor.choose(find('+G7'))
    live.editor.tryEnd()
    const play = server.all('play').at(-1)!
    server.say({ type: 'refused', id: play.id, code: 'timed-out', message: '', refusal: null })
    expect(live.session.problem).not.toBe(text('event-dropped'))
  })

  test('who leaves for good is told so; who goes to another device is not', () => {
    const [mia, jon] = message().sitters
    const other = { ...seated('marks', 5), sitters: [{ ...mia!, mine: false }, jon!] }
    server.say(other)
    expect(live.hasLeft).toBe(false)
    enter()
    server.say(seated('marks'))
    const event = {
      version: 5,
      turn: 0,
      kind: 'left',
      seat: 0,
      name: 'Mia',
      bot: 'planner',
    } as const
    const sitters = [{ name: 'Mia', bot: 'planner', mine: false, left: true }, jon!]
    server.say({ ...seated('marks', 5), sitters, events: [event] })
    expect(live.hasLeft).toBe(true)
  })
})
