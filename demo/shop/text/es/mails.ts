import { called } from '../called.ts';
import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  paidSubject: (order) => `El pedido ${order} está pagado: su recibo`,
  files: 'Archivos que recibirá',
  texts: 'Sus textos',
  howToReply:
    '¿Tiene preguntas o quiere un cambio? Responda a este correo antes de que empecemos a grabar. Una persona del estudio lo lee y contesta en un día hábil.',
  seeReceipt: 'Ver su recibo',
  verifySubject: 'Confirme su correo electrónico',
  verifyText: (name) =>
    `Hola${called(name, ', ')}: alguien creó una cuenta con esta dirección. Si fue usted, confírmela. Su cuenta mostrará entonces también los pedidos que hizo sin iniciar sesión.`,
  verifyButton: 'Confirmar esta dirección',
  ignore: 'Si no fue usted, no haga nada: sin usted no ocurre nada.',
  hasAccountSubject: 'Usted ya tiene una cuenta',
  hasAccountText: (name) =>
    `Hola${called(name, ', ')}: alguien intentó crear una cuenta con esta dirección, que ya tiene una. Inicie sesión con la contraseña que eligió entonces. Si la olvidó, puede elegir otra.`,
  resetSubject: 'Elija una contraseña nueva',
  resetText: (name) =>
    `Hola${called(name, ', ')}: alguien pidió una contraseña nueva para su cuenta. Si fue usted, elíjala en el plazo de una hora.`,
  resetButton: 'Elegir una contraseña nueva',
  changeSubject: 'Cambio de su correo electrónico',
  changeOldText: (name, email) =>
    `Hola${called(name, ', ')}: su cuenta tendrá la dirección ${email} en lugar de esta. Si lo desea, acepte.`,
  changeNewText: (name) => `Hola${called(name, ', ')}: esta dirección será la de su cuenta. Si lo desea, acepte.`,
  agree: 'Aceptar',
};
