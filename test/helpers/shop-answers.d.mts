export function sentVoice(given: object): object;
export function sentTrack(id: string, title?: string, categories?: readonly (string | undefined)[]): object;
export function listed(items: readonly object[]): readonly [items: readonly object[], count: number];
export function answersOf(catalogue: {
  readonly voices: readonly object[];
  readonly tracks: readonly object[];
}): Readonly<Record<string, unknown>>;
