import { describe, expect, it } from 'vitest';
import { checkoutUrl, httpUrl, mediaUrl } from '../../../src/api/urls.ts';

const api = 'https://shop.example/api';

const hostile = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
  'about:blank',
  'ftp://shop.example/a.mp3',
  'https://',
  'http://[',
];

describe('hostile addresses', () => {
  it.each(hostile)('are never accepted: %j', (value) => {
    expect(httpUrl(value)).toBeNull();
    expect(mediaUrl(value, api)).toBeNull();
    expect(checkoutUrl(value, api)).toBeNull();
  });
});

describe('the address of an image or preview', () => {
  it.each<[string | null | undefined, string | null]>([
    ['http://cdn.example/a.mp3', 'http://cdn.example/a.mp3'],
    ['//cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
    ['/assets/a.mp3', 'https://shop.example/assets/a.mp3'],
    ['assets/a.mp3', 'https://shop.example/api/assets/a.mp3'],
    ['', null],
    [undefined, null],
  ])('%j becomes %j', (value, expected) => {
    expect(mediaUrl(value, api)).toBe(expected);
  });
});

describe('the address of a checkout', () => {
  it.each<[string, string, string | null]>([
    ['https://checkout.stripe.example/c/pay', api, 'https://checkout.stripe.example/c/pay'],
    ['https://shop.example/checkout?id=1', api, 'https://shop.example/checkout?id=1'],
    ['http://shop.example/checkout', api, null],
    ['http://other.example/checkout', api, null],
    ['http://localhost:8080/checkout', 'http://localhost:8080/api', 'http://localhost:8080/checkout'],
    ['http://localhost:8081/checkout', 'http://localhost:8080/api', null],
    ['http://localhost.evil.example/checkout', 'http://localhost/api', null],
    ['http://localhost:8080@evil.example/checkout', 'http://localhost:8080/api', null],
    ['/checkout', api, null],
    ['', api, null],
    ['http://shop.example/', '', null],
  ])('%j with the API at %j is %j', (value, apiUrl, expected) => {
    expect(checkoutUrl(value, apiUrl)).toBe(expected);
  });
});
