import { called } from '../formats.ts';
import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  paidSubject: (order) => `Recibo de su pedido ${order}`,
  files: 'Archivos que recibirá',
  music: 'La música forma parte de estos archivos.',
  texts: 'Sus mensajes',
  howToReply:
    '¿Tiene preguntas o quiere un cambio? Responda a este correo antes de que empecemos a grabar. Alguien del estudio lo leerá y le responderá en un plazo de un día hábil.',
  seeReceipt: 'Ver su recibo',
  verifyText: (name) =>
    `Hola${called(name, ', ')}: alguien creó una cuenta con esta dirección. Si fue usted, confírmela. Así, su cuenta mostrará también los pedidos que haya hecho sin iniciar sesión.`,
  verifyButton: 'Confirmar esta dirección',
  ignore: 'Si no fue usted, ignore este correo: no se hará ningún cambio.',
  hasAccountSubject: 'Ya tiene una cuenta',
  hasAccountText: (name) =>
    `Hola${called(name, ', ')}: alguien intentó crear una cuenta con esta dirección, pero usted ya tiene una. Inicie sesión con su contraseña. Si la olvidó, puede elegir otra.`,
  resetSubject: 'Elija una contraseña nueva',
  resetText: (name) =>
    `Hola${called(name, ', ')}: alguien solicitó una contraseña nueva para su cuenta. Si fue usted, elíjala en un plazo de una hora.`,
  resetButton: 'Elegir una contraseña nueva',
  changeSubject: 'Confirme el cambio de su correo electrónico',
  changeOldText: (name, email) =>
    `Hola${called(name, ', ')}: alguien solicitó cambiar el correo de su cuenta a ${email}. Si fue usted, confirme el cambio.`,
  changeNewText: (name) =>
    `Hola${called(name, ', ')}: alguien solicitó usar esta dirección en su cuenta. Si fue usted, confirme el cambio.`,
  agree: 'Confirmar el cambio',
};
