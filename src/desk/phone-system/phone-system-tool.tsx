import { useAtomValue } from 'jotai/react';
import { memo } from 'react';
import { serviceRulesAtom } from '../../state/session/order.ts';
import * as css from '../desk.css.ts';
import { PhoneFactsList } from './phone-facts-list.tsx';
import { PhoneLimitNote } from './phone-limit-note.tsx';
import { PhoneSearch } from './phone-search.tsx';

/**
 * Below the phone system: finds one by brand, and shows the limits of the selected one and where to upload its files.
 */
export const PhoneSystemTool = memo(() => {
  const { onlyPhoneSystem } = useAtomValue(serviceRulesAtom);
  if (onlyPhoneSystem !== null) return null;
  return (
    <div className={css.stack}>
      <PhoneFactsList />
      <PhoneLimitNote />
      <PhoneSearch />
    </div>
  );
});
