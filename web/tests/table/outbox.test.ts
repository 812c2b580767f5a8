import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outbox, type Command } from '../../src/table/outbox.svelte'

const KEY = 'red7.pending.table'
const command = (id: string): Command => ({ type: 'next', table: 'table', id, version: 4 })
let kept: Map<string, string>
let sent: Command[]

beforeEach(() => {
  kept = new Map()
  sent = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const outbox = (): Outbox => new Outbox(KEY, (each) => sent.push(each))

test('a command is stored before anything else, and is there after a reload', () => {
  outbox().post(command('a'))
  expect(sent).toEqual([command('a')])
  expect(outbox().pending).toEqual(command('a'))
})

test('what is accepted is not sent again, but pending until it is shown', () => {
  const box = outbox()
  box.post(command('a'))
  box.accept('a', 5, 4)
  expect(kept.size).toBe(0)
  expect(box.pending).toEqual(command('a'))
  box.show(4)
  expect(box.pending).not.toBe(null)
  box.show(5)
  expect(box.pending).toBe(null)
})

test('what is shown before it is accepted is done with at once', () => {
  const box = outbox()
  box.post(command('a'))
  box.show(5)
  expect(box.pending).not.toBe(null)
  box.accept('a', 5, 5)
  expect(box.pending).toBe(null)
})

test('answers to other commands change nothing', () => {
  const box = outbox()
  box.post(command('a'))
  box.accept('b', 5, 5)
  expect(box.refuse('b')).toBe(null)
  expect(box.pending).toEqual(command('a'))
})

test('what is refused is given back, and never sent again', () => {
  const box = outbox()
  box.post(command('a'))
  expect(box.refuse('a')).toEqual(command('a'))
  expect([box.pending, kept.size]).toEqual([null, 0])
})

test('a browser that stores nothing still plays', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room')
    },
  })
  const box = outbox()
  box.post(command('a'))
  expect(box.pending).toEqual(command('a'))
})
