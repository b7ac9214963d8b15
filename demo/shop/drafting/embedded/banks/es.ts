import type { Bank } from './bank.ts';
import words from './es.json';
import { anyWord, beginsWith, oneOf } from './patterns.ts';

/** What a company can be, by its article. */
const feminine = oneOf(`
  academia agencia asociación barbería carnicería cervecería clínica compañía constructora cooperativa empresa escuela
  fábrica farmacia ferretería firma florería fundación granja guardería imprenta inmobiliaria joyería lavandería librería
  organización panadería pastelería peluquería pizzería tienda
`);
const masculine = oneOf(`
  bufete centro colegio comercio concesionario consultorio contratista despacho distribuidor estudio fabricante gimnasio
  hotel instituto laboratorio museo negocio proveedor restaurante salón_de_belleza supermercado taller teatro
`);
const size = oneOf('gran nueva nuevo pequeña pequeño');

/** What follows is no name: that would begin with a capital. */
const rest = String.raw`(?<rest>(?:\s\p{Ll}.*)?)$`;

const phrase = (article: string, kinds: string) => ({
  pattern: new RegExp(String.raw`^(?:una?\s)?(?<head>(?:${size}\s)?${kinds})${rest}`, 'u'),
  say: (head: string) => `Somos ${article} ${head}`,
});

/** What scripts in Spanish are made of. */
export const es: Bank = {
  ...words,
  descriptions: {
    ownSentence: beginsWith(`
      alquilamos asesoramos atendemos ayudamos brindamos cocinamos construimos contamos creamos cuidamos damos
      desarrollamos diseñamos distribuimos elaboramos enseñamos entregamos fabricamos hacemos horneamos instalamos
      limpiamos llevamos mantenemos nos_dedicamos nos_especializamos ofrecemos organizamos preparamos producimos
      proporcionamos realizamos reparamos representamos servimos somos tenemos trabajamos transportamos vendemos
    `),
    afterName: beginsWith(`
      asesora atiende ayuda brinda construye cuenta_con desarrolla diseña entrega es está fabrica instala ofrece ofrecen
      repara se_dedica se_especializa sirve son vende venden
    `),
    phrases: [
      phrase('una', feminine),
      phrase('un', masculine),
      {
        pattern: new RegExp(
          String.raw`^(?<head>servicios\s${oneOf('contables de en financieros informáticos legales profesionales')})(?<rest>(?:\s.+)?)$`,
          'u',
        ),
        say: (head) => `Ofrecemos ${head}`,
      },
    ],
    stray: anyWord(`
      abre atiende busca contáctenos cuenta es está están hay llame llámenos llama mi mis nosotros nuestra nuestras nuestro
      nuestros ofrece ofrecen pregunte pruebe que quien reserve se son somos tenemos ofrecemos vende venden venga visite
      visítenos
    `),
  },
  ownMenu: {
    verbs: ['digite', 'elija', 'marcar', 'marca', 'oprimir', 'presiona', 'presionar', 'pulsa', 'pulsar', 'seleccione'],
    articles: ['la opción ', 'la '],
    open: (subject) => `para ${subject}`,
    ways: [(key) => `marque ${key}`, (key) => `presione ${key}`],
  },
};
