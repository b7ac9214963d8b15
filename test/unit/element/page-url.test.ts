// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readQuery, takeCarriedOrder, writeService } from '../../../src/element/page-url.ts';

const go = (url: string): void => history.replaceState(null, '', url);

describe('the address of the shop’s page', () => {
  it('names the service and the referral', () => {
    go('/order?service=voip&referral=acme&other=1');
    expect(readQuery()).toEqual({ service: 'voip', referral: 'acme' });
    go('/order');
    expect(readQuery()).toEqual({ service: undefined, referral: undefined });
  });

  it('keeps step with the service, and keeps the rest', () => {
    go('/order?referral=acme&service=moh#part');
    const before = history.length;
    writeService('mvoice');
    expect(location.href).toBe(`${location.origin}/order?referral=acme&service=mvoice#part`);
    expect(history.length).toBe(before);
  });

  it('gives the draft once', () => {
    go('/?service=moh#draft=a-B_9');
    expect(takeCarriedOrder()).toBe('a-B_9');
    expect(location.href).toBe(`${location.origin}/?service=moh`);
    expect(takeCarriedOrder()).toBeNull();
  });

  it.each(['#draft=', '#draft=a%3D', '#draft=<x>'])('takes out "%s" too, for its reader to tell', (hash) => {
    go(`/${hash}`);
    expect(takeCarriedOrder()).not.toBeNull();
    expect(location.hash).toBe('');
  });

  it.each(['#other', ''])('has no draft in "%s"', (hash) => {
    go(`/${hash}`);
    expect(takeCarriedOrder()).toBeNull();
  });
});
