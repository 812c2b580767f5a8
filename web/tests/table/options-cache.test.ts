import { beforeEach, expect, test } from 'vitest'
import { OptionsCache, type Question } from '../../src/table/options-cache.svelte'
import { options } from '../builders'

let asked: Question[]
let cache: OptionsCache

beforeEach(() => {
  asked = []
  cache = new OptionsCache((question) => asked.push(question))
  cache.begin(3, [options([]), options(['+G7'])])
})

test('what was pushed is known, and not asked for', async () => {
  expect(cache.get(['+G7'])?.steps).toEqual(['+G7'])
  expect((await cache.find([]))?.steps).toEqual([])
  expect(asked).toEqual([])
})

test('what is not known is asked for once, with its version', async () => {
  expect(cache.get(['+R1'])).toBe(null)
  const [one, other] = [cache.find(['+R1']), cache.find(['+R1'])]
  expect(asked).toEqual([{ version: 3, steps: ['+R1'], using: null }])
  cache.learn(3, options(['+R1'], { ways: 5 }))
  expect((await one)?.ways).toBe(5)
  expect(await other).toBe(await one)
  expect(cache.get(['+R1'])?.ways).toBe(5)
})

test('turns that use a step are another question', async () => {
  const found = cache.find(['+G7'], '>R1')
  expect(asked).toHaveLength(1)
  cache.learn(3, options(['+G7'], { ways: 2 }), '>R1')
  expect((await found)?.ways).toBe(2)
  expect(cache.get(['+G7'])?.ways).toBe(0)
})

test('an answer about another version is no answer', () => {
  void cache.find(['+R1'])
  cache.learn(2, options(['+R1']))
  expect(cache.get(['+R1'])).toBe(null)
})

test('another version forgets all, and gives up its questions', async () => {
  const found = cache.find(['+R1'])
  cache.begin(4, [])
  expect(await found).toBe(null)
  expect(cache.get([])).toBe(null)
  void cache.find([])
  expect(asked.at(-1)).toEqual({ version: 4, steps: [], using: null })
})

test('what was not answered is asked again, and what was is not', () => {
  void cache.find(['+R1'])
  void cache.find(['+V2'])
  cache.learn(3, options(['+V2']))
  cache.askAgain()
  expect(asked.map((each) => each.steps)).toEqual([['+R1'], ['+V2'], ['+R1']])
})
