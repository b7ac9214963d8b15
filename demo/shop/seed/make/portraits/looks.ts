/** What the avatar style is told; its own random choices are never used. */
export interface Look {
  top: string;
  hair: string;
  skin: string;
  clothing: string;
  cloth: string;
  tint: Tint;
  mouth: string;
  eyes: string;
  beard?: string;
  glasses?: string;
}

export type Tint = keyof typeof tints;

export const tints = {
  sky: ['#dbeafe', '#a5c8f4'],
  mint: ['#d9f2e6', '#9fd8bd'],
  peach: ['#fde6d8', '#f6bf9f'],
  lilac: ['#e9e2fb', '#c3b1ee'],
  sand: ['#f6ecd6', '#e3cb98'],
  rose: ['#fde2e6', '#f2b1bd'],
  aqua: ['#d5f1f4', '#97d3dc'],
} as const;

const hairs = {
  black: '23191a',
  dark: '3a2a26',
  brown: '5b3b2e',
  chestnut: '84502f',
  auburn: '9c4a2a',
  blond: 'd9b064',
  grey: '9a9a9f',
  silver: 'd6d3d1',
};
const skins = { ivory: 'ffdfc4', fair: 'f3c8a0', tan: 'dda579', olive: 'c68d5f', brown: '9c6340', deep: '6b4433' };
const cloths = {
  navy: '2f4368',
  blue: '4d7fc4',
  teal: '2f8f8b',
  green: '5a9367',
  plum: '7b5294',
  rose: 'c95d78',
  coral: 'e0775a',
  mustard: 'd9a441',
  slate: '56606e',
  cream: 'efe6d8',
  ink: '2b2f3a',
};
const smiles = { soft: 'twinkle', open: 'smile', calm: 'default', level: 'serious' };

/** One row a person: hair style and colour, skin, clothing and its colour, tint, smile, then eyes. */
export function look(row: string, extra: Pick<Look, 'beard' | 'glasses'> = {}): Look {
  const [top = '', hair = '', skin = '', clothing = '', cloth = '', tint = '', smile = '', eyes = 'default'] =
    row.split(' ');
  return {
    top,
    hair: pick(hairs, hair),
    skin: pick(skins, skin),
    clothing,
    cloth: pick(cloths, cloth),
    tint: known(tints, tint),
    mouth: pick(smiles, smile),
    eyes,
    ...extra,
  };
}

function known<T extends object>(table: T, key: string): keyof T {
  if (!Object.hasOwn(table, key)) throw new Error(`Unknown "${key}"`);
  return key as keyof T;
}

function pick<T extends object>(table: T, key: string): T[keyof T] {
  return table[known(table, key)];
}
