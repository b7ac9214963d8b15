import { describe, expect, it } from 'vitest';
import { offeredService, parseServices } from '../../../src/domain/order/service-types.ts';

describe('a list of services', () => {
  it.each<[string | null, readonly string[]]>([
    [null, ['moh', 'voip', 'mvoice']],
    ['', ['moh', 'voip', 'mvoice']],
    ['fax toString', ['moh', 'voip', 'mvoice']],
    ['voip', ['voip']],
    [' mvoice\n moh ', ['mvoice', 'moh']],
    ['voip fax voip', ['voip']],
    ['voip,moh', ['moh', 'voip', 'mvoice']],
  ])('that is %o offers %o', (list, offered) => {
    expect(parseServices(list)).toEqual(offered);
  });

  it('uses its first service if another is requested', () => {
    expect(offeredService('moh', ['mvoice', 'voip'])).toBe('mvoice');
    expect(offeredService('voip', ['mvoice', 'voip'])).toBe('voip');
  });
});
