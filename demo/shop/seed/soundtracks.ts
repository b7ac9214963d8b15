import type { Language } from '../text/language.ts';
import { inOtherLanguages } from '../text/translated.ts';

const track = (id: string, titles: Readonly<Record<Language, string>>, categories: string) => ({
  id,
  title: titles.en,
  translations: inOtherLanguages((language) => ({ title: titles[language] })),
  categories: categories.split(' '),
  path: 'assets/music',
  file: `${id}.mp3`,
  isActive: true,
});

export const soundtracks = [
  track('porch-light', { en: 'Porch Light', fr: 'Lumière du perron', es: 'Luz del porche' }, 'acoustic'),
  track('willow-creek', { en: 'Willow Creek', fr: 'Le ruisseau aux saules', es: 'Arroyo de los sauces' }, 'acoustic'),
  track('morning-trail', { en: 'Morning Trail', fr: 'Sentier du matin', es: 'Sendero matutino' }, 'acoustic upbeat'),
  track(
    'campfire-letters',
    { en: 'Campfire Letters', fr: 'Lettres au coin du feu', es: 'Cartas junto a la fogata' },
    'acoustic',
  ),
  track('open-window', { en: 'Open Window', fr: 'Fenêtre ouverte', es: 'Ventana abierta' }, 'acoustic upbeat'),
  track('honey-and-oak', { en: 'Honey and Oak', fr: 'Miel et chêne', es: 'Miel y roble' }, 'acoustic'),
  track('forward-motion', { en: 'Forward Motion', fr: 'En mouvement', es: 'Hacia adelante' }, 'corporate upbeat'),
  track(
    'bright-horizons',
    { en: 'Bright Horizons', fr: 'Horizons lumineux', es: 'Horizontes brillantes' },
    'corporate',
  ),
  track('clear-path', { en: 'Clear Path', fr: 'La voie est libre', es: 'Camino despejado' }, 'corporate'),
  track('first-meeting', { en: 'First Meeting', fr: 'Première rencontre', es: 'Primera reunión' }, 'corporate'),
  track('rainy-avenue', { en: 'Rainy Avenue', fr: 'Avenue sous la pluie', es: 'Avenida lluviosa' }, 'jazz'),
  track('two-till-two', { en: 'Two till Two', fr: 'De deux à deux', es: 'De dos a dos' }, 'jazz'),
  track('after-hours', { en: 'After Hours', fr: 'Fin de soirée', es: 'Después del trabajo' }, 'jazz lounge'),
  track('blue-corner', { en: 'Blue Corner', fr: 'Le coin bleu', es: 'Rincón azul' }, 'jazz'),
  track(
    'prelude-in-c',
    { en: 'Prelude in C (Bach)', fr: 'Prélude en do (Bach)', es: 'Preludio en do (Bach)' },
    'classical',
  ),
  track(
    'canon-in-d',
    { en: 'Canon in D (Pachelbel)', fr: 'Canon en ré (Pachelbel)', es: 'Canon en re (Pachelbel)' },
    'classical',
  ),
  track(
    'gymnopedie',
    { en: 'Gymnopédie No. 1 (Satie)', fr: 'Gymnopédie nº\u00a01 (Satie)', es: 'Gymnopédie n.º 1 (Satie)' },
    'classical',
  ),
  track(
    'minuet-in-g',
    { en: 'Minuet in G (Petzold)', fr: 'Menuet en sol (Petzold)', es: 'Minueto en sol (Petzold)' },
    'classical',
  ),
  track('still-water', { en: 'Still Water', fr: 'Eau tranquille', es: 'Aguas tranquilas' }, 'ambient'),
  track('northern-glow', { en: 'Northern Glow', fr: 'Lueur du Nord', es: 'Resplandor del norte' }, 'ambient'),
  track('drifting-clouds', { en: 'Drifting Clouds', fr: 'Nuages à la dérive', es: 'Nubes a la deriva' }, 'ambient'),
  track(
    'terrace-at-sunset',
    { en: 'Terrace at Sunset', fr: 'Terrasse au couchant', es: 'Terraza al atardecer' },
    'lounge',
  ),
  track('velvet-hour', { en: 'Velvet Hour', fr: 'L’heure de velours', es: 'Hora de terciopelo' }, 'lounge jazz'),
  track(
    'copacabana-breeze',
    { en: 'Copacabana Breeze', fr: 'Brise de Copacabana', es: 'Brisa de Copacabana' },
    'lounge',
  ),
  track('champagne-room', { en: 'Champagne Room', fr: 'Le salon du champagne', es: 'Salón de champán' }, 'lounge'),
  track('sunny-side-up', { en: 'Sunny Side Up', fr: 'Côté soleil', es: 'Lado soleado' }, 'upbeat'),
  track(
    'weekend-ready',
    { en: 'Weekend Ready', fr: 'Vive la fin de semaine', es: 'Listos para el fin de semana' },
    'upbeat corporate',
  ),
  track('city-bicycle', { en: 'City Bicycle', fr: 'À vélo en ville', es: 'Bicicleta urbana' }, 'upbeat'),
  track('hop-and-skip', { en: 'Hop and Skip', fr: 'À cloche-pied', es: 'A saltitos' }, 'upbeat'),
  track('jingle-bells', { en: 'Jingle Bells', fr: 'Vive le vent', es: 'Cascabel' }, 'holiday upbeat'),
  track('silent-night', { en: 'Silent Night', fr: 'Douce nuit', es: 'Noche de paz' }, 'holiday'),
  track('deck-the-halls', { en: 'Deck the Halls', fr: 'Décorons la maison', es: 'Ya llegó la Navidad' }, 'holiday'),
];
