import { pay } from '../../state/checkout/pay.ts';
import { useForm } from '../context/form-context.tsx';
import { currentTools } from './tools.ts';

/** Pays for the order, unless the script tools first ask about placeholders that were left in. */
export function usePay(): () => void {
  const form = useForm();
  return () => {
    if (currentTools()?.confirmPlaceholders(form) ?? true) void pay(form);
  };
}
