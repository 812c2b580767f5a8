// Sounds, made by the browser: there is nothing to load. Nothing sounds until it is turned on.
import { settings } from './settings.svelte'

export type Sound =
  'play' | 'draw' | 'rule' | 'lead' | 'turn' | 'out' | 'win' | 'lose' | 'triumph' | 'sample'

/** A note: pitch in hertz, start and length in seconds, and where it glides to. */
type Note = [pitch: number, start: number, length: number, glide?: number]

interface Score {
  notes: Note[]
  /** A card on cloth: noise from one pitch to another, so many seconds long. */
  brush?: [from: number, to: number, length: number]
}

const SCORES: Record<Sound, Score> = {
  play: { notes: [[165, 0, 0.09]], brush: [1900, 700, 0.05] },
  draw: { notes: [], brush: [600, 2600, 0.17] },
  rule: {
    notes: [
      [392, 0, 0.5],
      [587, 0.07, 0.5],
      [880, 0.14, 0.55],
    ],
  },
  lead: {
    notes: [
      [523, 0, 0.22],
      [698, 0.08, 0.3],
    ],
  },
  turn: {
    notes: [
      [659, 0, 0.3],
      [988, 0.11, 0.4],
    ],
  },
  out: { notes: [[330, 0, 0.5, 196]] },
  win: {
    notes: [
      [523, 0, 0.35],
      [659, 0.11, 0.35],
      [784, 0.22, 0.35],
      [1047, 0.33, 0.7],
    ],
  },
  lose: {
    notes: [
      [440, 0, 0.4],
      [349, 0.17, 0.45],
      [392, 0.36, 0.8],
    ],
  },
  triumph: {
    notes: [
      [523, 0, 0.25],
      [523, 0.13, 0.25],
      [523, 0.26, 0.25],
      [784, 0.39, 0.6],
      [659, 0.62, 0.3],
      [784, 0.75, 0.4],
      [523, 0.92, 1.2],
      [784, 0.92, 1.2],
      [1047, 0.92, 1.3],
    ],
  },
  sample: {
    notes: [
      [523, 0.06, 0.35],
      [784, 0.18, 0.5],
    ],
    brush: [1900, 700, 0.05],
  },
}

const LOUDNESS = 0.2
/** Seconds between sounds that come together. */
const APART = 0.16
/** Above this, in hertz, all is muffled: wood rather than glass. */
const WARMTH = 2600

interface Stage {
  audio: AudioContext
  output: AudioNode
}
let stage: Stage | null = null

/** Let some sounds be heard, one shortly after the other. */
export function play(...sounds: Sound[]): void {
  if (!settings.sound || !sounds.length || !mayMakeNoise()) return
  const { audio, output } = (stage ??= newStage())
  if (audio.state === 'suspended') void audio.resume()
  for (const [place, sound] of sounds.entries()) {
    const now = audio.currentTime + place * APART
    const { notes, brush } = SCORES[sound]
    for (const note of notes) strike(audio, output, note, now)
    if (brush) sweep(audio, output, brush, now)
  }
}

/** Turn sounds on or off; who turns them on hears how they are. */
export function switchSound(on: boolean): void {
  settings.sound = on
  settings.soundAsked = true
  if (on) play('sample')
}

/** Browsers let a page be heard once its visitor has touched it, and complain before. */
const mayMakeNoise = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true

function newStage(): Stage {
  const audio = new AudioContext()
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = WARMTH
  filter.connect(audio.destination)
  return { audio, output: filter }
}

/** A wooden bar: its tone, and for a moment the second octave above it. */
function strike(audio: AudioContext, output: AudioNode, note: Note, now: number): void {
  const [pitch, start, length, glide = pitch] = note
  const parts = [
    [1, LOUDNESS, length],
    [4, LOUDNESS / 5, length / 4],
  ] as const
  for (const [times, loudness, lasts] of parts) {
    const tone = audio.createOscillator()
    tone.type = 'sine'
    tone.frequency.setValueAtTime(pitch * times, now + start)
    tone.frequency.exponentialRampToValueAtTime(glide * times, now + start + lasts)
    tone.connect(fading(audio, output, loudness, now + start, lasts))
    tone.start(now + start)
    tone.stop(now + start + lasts)
  }
}

function sweep(
  audio: AudioContext,
  output: AudioNode,
  [from, to, length]: [number, number, number],
  now: number,
): void {
  const samples = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, samples, audio.sampleRate)
  const noise = buffer.getChannelData(0)
  for (let place = 0; place < samples; place++) noise[place] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(from, now)
  band.frequency.exponentialRampToValueAtTime(to, now + length)
  source.connect(band).connect(fading(audio, output, LOUDNESS, now, length))
  source.start(now)
}

/** A volume that rises at once and falls until there is silence. */
function fading(
  audio: AudioContext,
  output: AudioNode,
  loudness: number,
  start: number,
  length: number,
): GainNode {
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loudness, start + Math.min(0.012, length / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  volume.connect(output)
  return volume
}
