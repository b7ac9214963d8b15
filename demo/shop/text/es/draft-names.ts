import type { draftNames as english } from '../en/draft-names.ts';

export const draftNames: typeof english = {
  loop: ['Bienvenida'],
  menu: [
    'Saludo principal',
    'Menú',
    'Fuera de horario',
    'Líneas ocupadas',
    'Buzón general',
    'Horario y ubicación',
    'Aviso de grabación',
    'Opción no válida',
    'Días festivos',
    'Transferencia',
  ],
  greeting: ['Saludo'],
};
