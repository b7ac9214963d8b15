import type { site as english } from '../en/site.ts';

export const site: typeof english = {
  skip: 'Ir al contenido',
  account: 'Cuenta',
  footer: 'Pie de página',
  order: 'Hacer un pedido',
  terms: 'Términos',
  privacy: 'Privacidad',
  partners: 'Empresas asociadas',
  contact: 'Contacto',
  language: 'Idioma',
  orderHeading: 'Voces profesionales para su sistema telefónico',
  orderLead: 'Mensajes de espera, menús telefónicos y saludos de buzón de voz, grabados por locutores profesionales.',
  noScript: (email) =>
    `El formulario de pedido necesita JavaScript. También puede hacer su pedido escribiendo a ${email}.`,
  formLoading: 'Cargando el formulario de pedido…',
  formLate: (email) =>
    `El formulario de pedido todavía no se ha cargado. Vuelva a cargar la página o escriba a ${email} para hacer su pedido.`,
  notFound: 'Página no encontrada',
  sorry: 'Lo sentimos, ocurrió un error',
  toOrderForm: 'Volver al formulario de pedido',
};
