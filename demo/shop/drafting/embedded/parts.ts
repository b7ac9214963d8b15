import { serviceRules } from '../../../../src/domain/order/services.ts';
import type { Brief, DraftRequest } from '../drafter.ts';
import { menuPrompts, type Bank } from './banks/bank.ts';
import { banks } from './banks/banks.ts';
import { namesKey, ownMenus } from './menu.ts';

/** What a script can be put together from. No phrases: a script does without that part. */
export interface Parts {
  readonly openings: readonly string[];
  readonly bodies: readonly string[];
  /** What is said instead where all bodies were heard or speak of something that is not known. */
  readonly spares?: readonly string[];
  readonly closings: readonly string[];
}

const bankOf = ({ language = 'en' }: Brief): Bank => banks[language];

/** The company's own words come first, so that a few messages already speak of it. */
function onHoldBodies(brief: Brief, position: number): Pick<Parts, 'bodies' | 'spares'> {
  const { industryWords, anybody, about, website } = bankOf(brief);
  const { facts } = industryWords[brief.industry];
  if (position > 2) return { bodies: facts, spares: anybody };
  return { bodies: position === 1 ? about : website, spares: facts };
}

function onHoldParts({ brief }: DraftRequest, position: number): Parts {
  const { tones, waiting } = bankOf(brief);
  const { welcome, patience, leads, closings } = tones[brief.style];
  if (position === 0) return { openings: welcome, bodies: waiting, closings: patience };
  return { openings: leads, closings, ...onHoldBodies(brief, position) };
}

/** A greeting that was drafted alone says the choices, too, and does so when it is drafted anew. */
const saysChoices = ({ positions, replaced }: DraftRequest, menus: readonly string[]): boolean =>
  replaced === null ? positions.length === 1 : menus.some((menu) => replaced.includes(menu));

/** What the buyer's own menu changes: its choices are said, and other prompts name no key that it may not have. */
function ownMenuBodies(request: DraftRequest, position: number, bodies: readonly string[]): readonly string[] {
  const { companyDescription, language } = request.brief;
  const menus = ownMenus(companyDescription, language);
  if (menus.length === 0) return bodies;
  if (position === 1 || (position === 0 && saysChoices(request, menus))) return menus;
  const others = bodies.filter((body) => !namesKey(body, language));
  return others.length > 0 ? others : bodies;
}

/** What an industry's prompt says. Where there is a warning for callers out of hours, none of them misses it. */
function menuBodies(request: DraftRequest, position: number, bodies: readonly string[]): readonly string[] {
  const { industryWords } = bankOf(request.brief);
  const isUrgent = industryWords[request.brief.industry].urgent !== undefined;
  const warnings = isUrgent ? bodies.filter((body) => body.includes('{urgent}')) : [];
  return ownMenuBodies(request, position, warnings.length > 0 ? warnings : bodies);
}

/** Orders can have more prompts than a menu needs: those begin anew with the second one, as for a submenu. */
function menuParts(request: DraftRequest, position: number): Parts {
  const { menu, tones } = bankOf(request.brief);
  const place = position < menuPrompts.length ? position : 1 + ((position - 1) % (menuPrompts.length - 1));
  const { name, opens, ends } = menuPrompts[place] ?? menuPrompts[0];
  const tone = tones[request.brief.style];
  return {
    openings: opens ? tone[opens] : [],
    bodies: menuBodies(request, position, menu[name]),
    closings: ends ? [...tone[ends], ''] : [],
  };
}

function greetingParts({ brief }: DraftRequest): Parts {
  const { tones, voicemailBodies } = bankOf(brief);
  return { ...tones[brief.style].voicemail, bodies: voicemailBodies };
}

const partsOfKind = { loop: onHoldParts, menu: menuParts, greeting: greetingParts };

/** What the prompt at a place of the order is made of, counted from 0. */
export const partsOf = (request: DraftRequest, position: number): Parts =>
  partsOfKind[serviceRules[request.brief.serviceType].scriptKind](request, position);
