// A time as a clock shows it.

/** In the last seconds tenths are shown, and that it is late. */
export const LAST = 10

const two = (number: number): string => String(number).padStart(2, '0')

/** Seconds as m:ss, with hours where there are any; the last ten with tenths if they are wished. */
export function clockText(seconds: number, tenths: boolean): string {
  if (seconds < LAST && tenths) return (Math.floor(seconds * 10) / 10).toFixed(1)
  // A clock that still runs never shows nothing.
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60)]
  const start = hours ? `${hours}:${two(minutes % 60)}` : String(minutes)
  return `${start}:${two(whole % 60)}`
}
