import { useLayoutEffect, useState } from 'react';
import { afterPress } from './press.ts';

/** A value that does not change during a press, because what it draws would move the pressed element. */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => afterPress(() => setShown(value)), [value]);
  return shown;
}
