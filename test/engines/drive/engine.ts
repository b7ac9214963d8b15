/** Where something is in the window, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Delete' | 'Escape' | 'Tab';

/** A browser with one page, that is used as a person uses it: by mouse and keyboard. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, awaited, as JSON. Rethrows its errors. */
  readonly run: (expression: string) => Promise<unknown>;
  readonly press: (at: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** Makes the window so wide, or as narrow as this browser can be. */
  readonly resize: (width: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const height = 900;
