import { beforeEach, vi, type MockInstance } from 'vitest';

/** The console's warnings of each test of a file, which stay out of the report. */
export function quietWarnings(): MockInstance<typeof console.warn> {
  const warn = vi.spyOn(console, 'warn');
  beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
  return warn;
}
