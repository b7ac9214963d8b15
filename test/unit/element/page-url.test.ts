// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { leaveCarriedOrder, queried, takeCarriedOrder, writeService } from '../../../src/element/page-url.ts';

const go = (url: string): void => history.replaceState(null, '', url);

describe('the URL of the shop’s page', () => {
  it('names the service and the referral', () => {
    go('/order?service=voip&referral=acme&other=1');
    expect([queried('service'), queried('referral')]).toEqual(['voip', 'acme']);
    go('/order');
    expect(queried('service')).toBeNull();
  });

  it('follows the service, and keeps the rest', () => {
    go('/order?referral=acme&service=moh#part');
    const before = history.length;
    writeService('mvoice');
    expect(location.href).toBe(`${location.origin}/order?referral=acme&service=mvoice#part`);
    expect(history.length).toBe(before);
  });

  it('contains a carried order, which is read once', () => {
    go('/?service=moh#draft=a-B_9');
    expect(takeCarriedOrder()).toBe('a-B_9');
    expect(location.href).toBe(`${location.origin}/?service=moh`);
    expect(takeCarriedOrder()).toBeNull();
  });

  it.each(['#draft=', '#draft=a%3D', '#draft=<x>'])('loses "%s" too, which the reader reports', (hash) => {
    go(`/${hash}`);
    expect(takeCarriedOrder()).not.toBeNull();
    expect(location.hash).toBe('');
  });

  it('gets back a carried order that is left alone', () => {
    go('/?service=moh#draft=a-B_9');
    leaveCarriedOrder(takeCarriedOrder() ?? '');
    expect(location.href).toBe(`${location.origin}/?service=moh#draft=a-B_9`);
  });

  it.each(['#other', ''])('has no carried order in "%s"', (hash) => {
    go(`/${hash}`);
    expect(takeCarriedOrder()).toBeNull();
  });
});
