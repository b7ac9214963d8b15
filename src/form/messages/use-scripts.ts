import { useAtomValue } from 'jotai/react';
import { fillCompany } from '../../domain/scripts/template.ts';
import { companyNameAtom } from '../../state/drafting/company.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import { useDeskAtOnce } from '../desk/desk-room.tsx';
import { useText } from '../texts/use-text.ts';

/** The built-in scripts of a service, by category and as one list. */
export interface Scripts {
  readonly categories: readonly { readonly name: string; readonly scripts: readonly string[] }[];
  readonly all: readonly string[];
}

type Templates = DeskText['templates'][keyof DeskText['templates']];

function makeScripts(templates: Templates, fill: (script: string) => string): Scripts {
  const categories = Object.entries(templates).map(([name, scripts]) => ({ name, scripts: scripts.map(fill) }));
  return { categories, all: categories.flatMap(({ scripts }) => scripts) };
}

/** Created once for all cards: twenty of them show the same list. */
const made = new WeakMap<Templates, { readonly company: string; readonly scripts: Scripts }>();

const noneYet: Templates = {};

/**
 * The scripts of the order's service in the buyer's language, with the company's name if it is known; none until the
 * desk's file, which contains them, has loaded.
 */
export function useScripts(): Scripts {
  const text = useText();
  const { templates, companyPlaceholder = '' } = useDeskAtOnce()?.textsFor(text) ?? {};
  const service = useAtomValue(serviceTypeAtom);
  const ofService = templates?.[service] ?? noneYet;
  const company = useAtomValue(companyNameAtom);
  const known = made.get(ofService);
  if (known?.company === company) return known.scripts;
  const scripts = makeScripts(ofService, (script) => fillCompany(script, companyPlaceholder, company));
  made.set(ofService, { company, scripts });
  return scripts;
}
