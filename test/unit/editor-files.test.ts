import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phoneSystems } from '../../src/domain/phone-systems/phone-systems.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`dist/${file}`, 'utf8'));
const systems = phoneSystems.map(({ value }) => value);

describe('what editors read', () => {
  it('names the values of attributes, for Visual Studio Code', () => {
    const attribute = (name: string, values: readonly string[]) =>
      expect.objectContaining({ name, values: values.map((value) => ({ name: value })) });
    const attributes = [
      attribute('service', ['moh', 'voip', 'mvoice']),
      attribute('currency', ['CAD', 'USD']),
      attribute('display', ['inline', 'button']),
      attribute('phone-system', systems),
    ];
    const tag = { name: 'voice-order-form', attributes: expect.arrayContaining(attributes) };
    expect(read('vscode.html-custom-data.json')).toMatchObject({ tags: [tag] });
  });

  it('names the custom properties, for Visual Studio Code', () => {
    const properties = expect.arrayContaining([expect.objectContaining({ name: '--voice-order-accent' })]);
    expect(read('vscode.css-custom-data.json')).toMatchObject({ properties });
  });

  it('names the values of attributes and the events, for JetBrains', () => {
    const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');
    const attribute = (name: string, values: readonly string[]) =>
      expect.objectContaining({ name, value: expect.objectContaining({ type: union(values) }) });
    const element = {
      name: 'voice-order-form',
      attributes: expect.arrayContaining([
        attribute('service', ['moh', 'voip', 'mvoice']),
        attribute('phone-system', systems),
      ]),
      events: expect.arrayContaining([expect.objectContaining({ name: 'voice-order-paid' })]),
    };
    expect(read('web-types.json')).toMatchObject({ contributions: { html: { elements: [element] } } });
  });

  it('has the parameters of methods in the manifest', () => {
    const method = expect.objectContaining({
      name: 'addLanguage',
      parameters: [
        { name: 'tag', type: { text: 'string' } },
        { name: 'texts', type: { text: 'VoiceOrderFormTexts' } },
      ],
    });
    const declaration = expect.objectContaining({ members: expect.arrayContaining([method]) });
    expect(read('custom-elements.json')).toMatchObject({ modules: [{ declarations: [declaration] }] });
  });
});
