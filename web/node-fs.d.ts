// The one thing that the build's own plugin wants of Node: its types would change the browser's.
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf-8'): string
}
