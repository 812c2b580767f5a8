// Short sounds, made on the spot. Nothing sounds until somebody has turned them on.
import { settings } from './settings.svelte'

export type Sound = 'card' | 'rule' | 'turn' | 'out' | 'win'

/** For each sound its notes: frequency, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  card: [[520, 0, 0.06]],
  rule: [
    [392, 0, 0.14],
    [587, 0.08, 0.22],
  ],
  turn: [
    [660, 0, 0.09],
    [880, 0.09, 0.12],
  ],
  out: [
    [294, 0, 0.16],
    [220, 0.14, 0.3],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.14],
    [1047, 0.36, 0.36],
  ],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [frequency, start, length] of NOTES[sound])
    note(context, frequency, now + start, length)
}

function note(audio: AudioContext, frequency: number, start: number, length: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.12, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}
