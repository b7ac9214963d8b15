import { listed as inList, sentVoice } from '../../helpers/shop-answers.mjs';
import { byRole } from './roles.ts';

/** A voice as a shop lists it. */
export const voice = (id: string, name: string, edit: object = {}): object => {
  const image = `${location.origin}/demo/pages/partner/icon.svg`;
  return sentVoice({ id, name, gender: 'female', image, preview: `/missing/${id}.mp3`, ...edit });
};

/** The answer with a list of voices. */
export const listed = (list: readonly object[]) => ({ 'GET /voice': { body: inList(list) } });

/** The card of a voice. */
export const cardOf = (root: ShadowRoot, name: RegExp): HTMLElement => {
  const card = byRole(root, 'radio', name).parentElement;
  if (card === null) throw new Error('no card');
  return card;
};
