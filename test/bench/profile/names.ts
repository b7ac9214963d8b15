import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { Adapter } from '../adapters/adapter.ts';

/** A function of a profile. Line and column count from 0. */
export interface Frame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

const outside = /^(?:\.\.\/)+/u;
const library = /^.*node_modules\//u;

/** Tells functions of a script by their place in its source, as far as its map goes. */
export function namesOf({ script }: Adapter): (frame: Frame) => string {
  const path = `${script}.map`;
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const name = functionName === '' ? '(anonymous)' : functionName;
    if (url === '') return name;
    const entry = map?.findEntry(lineNumber, columnNumber);
    if (entry === undefined || !('originalSource' in entry)) return `${name} ${url}:${lineNumber + 1}`;
    const source = entry.originalSource.replace(outside, '').replace(library, '');
    return `${name} ${source}:${entry.originalLine + 1}`;
  };
}
