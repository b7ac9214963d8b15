import { useEffect, useRef } from 'react';
import { announce } from '../../state/notices/notices.ts';
import { useForm } from '../context/form-context.tsx';

/** Announces a text whenever it changes, but not the first one. */
export function useAnnounced(text: string | false | undefined): void {
  const form = useForm();
  const last = useRef(text);
  useEffect(() => {
    if (text && text !== last.current) announce(form, text);
    last.current = text;
  }, [form, text]);
}
