import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { supportsRequestStreams } from '../../node_modules/ky/distribution/core/constants.js';

// Each patch of rollup/patches.mjs that also applies here has a test that fails without it; see
// docs/decisions/0005-patches.md. React's is tested in test/browser/isolation.test.ts.

describe('a patched library', () => {
  afterEach(() => void Reflect.deleteProperty(Object.prototype, 'ofThePage'));

  it('valibot ignores properties that the page added to Object.prototype', () => {
    Reflect.set(Object.prototype, 'ofThePage', 'x');
    const parsed = v.safeParse(v.object({ id: v.string() }), { id: 'v1' });
    expect(parsed.success && Object.keys(parsed.output)).toEqual(['id']);
  });

  it('ky makes no request to detect streaming', () => {
    expect(supportsRequestStreams).toBe(false);
  });
});
