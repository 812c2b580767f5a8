import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { play, switchSound, type Sound } from '../../src/lib/sound'

/** What a page would have heard: tones by pitch and start, and noises by their length. */
let heard: string[]

class Param {
  values: number[] = []
  set value(value: number) {
    this.values.push(value)
  }
  setValueAtTime(value: number): void {
    this.values.push(value)
  }
  exponentialRampToValueAtTime(value: number): void {
    // A browser refuses to go to nothing in this way.
    expect(value).toBeGreaterThan(0)
    this.values.push(value)
  }
}

class Node {
  frequency = new Param()
  gain = new Param()
  buffer: { length: number } | null = null
  type = ''
  connect = <T>(next: T): T => next
  stop = (): void => {}
  start(at: number): void {
    const pitches = this.frequency.values.map(Math.round).join('>')
    const what = this.buffer ? `noise ${this.buffer.length}` : `tone ${pitches}`
    heard.push(`${what} at ${at.toFixed(2)}`)
  }
}

class FakeAudioContext {
  currentTime = 10
  sampleRate = 1000
  state = 'running'
  destination = new Node()
  createOscillator = (): Node => new Node()
  createGain = (): Node => new Node()
  createBiquadFilter = (): Node => new Node()
  createBufferSource = (): Node => new Node()
  createBuffer = (_: number, length: number): object => ({
    length,
    getChannelData: () => new Float32Array(length),
  })
}

beforeEach(() => {
  heard = []
  vi.stubGlobal('AudioContext', FakeAudioContext)
  settings.sound = true
})
afterEach(() => {
  vi.unstubAllGlobals()
  settings.sound = false
})

const SOUNDS: Sound[] = [
  ...(['play', 'draw', 'rule', 'lead', 'turn', 'out'] as const),
  ...(['win', 'lose', 'triumph', 'sample'] as const),
]

test('no two events sound alike', () => {
  const each = SOUNDS.map((sound) => {
    heard = []
    play(sound)
    return heard.join()
  })
  expect(each.every((notes) => notes.length > 0)).toBe(true)
  expect(new Set(each).size).toBe(SOUNDS.length)
})

test('what comes together is heard one after the other', () => {
  play('out', 'draw')
  expect(heard.map((each) => each.split(' at ')[1])).toEqual(['10.00', '10.00', '10.16'])
})

test('a card that is drawn is a noise, and somebody who is out a falling tone', () => {
  play('draw')
  expect(heard).toEqual(['noise 170 at 10.00'])
  heard = []
  play('out')
  expect(heard[0]).toBe('tone 330>196 at 10.00')
})

test('whoever turns sound on hears how it is, and is left in peace after turning it off', () => {
  switchSound(false)
  play('win')
  expect(heard).toEqual([])
  switchSound(true)
  expect(heard.length).toBeGreaterThan(0)
})

test('a page that nobody has touched yet is silent, for browsers would complain', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  play('turn')
  expect(heard).toEqual([])
})
