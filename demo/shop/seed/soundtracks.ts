import { inOtherLanguages } from '../text/translated.ts';

type Row = readonly [id: string, en: string, fr: string, es: string, categories: string];

const track = ([id, en, fr, es, categories]: Row) => ({
  id,
  title: en,
  translations: inOtherLanguages((language) => ({ title: { fr, es }[language] })),
  categories: categories.split(' '),
  path: 'assets/music',
  file: `${id}.mp3`,
  isActive: true,
});

const rows: readonly Row[] = [
  ['porch-light', 'Porch Light', 'Lumière du perron', 'Luz del porche', 'acoustic'],
  ['willow-creek', 'Willow Creek', 'Le ruisseau aux saules', 'Arroyo de los sauces', 'acoustic'],
  ['morning-trail', 'Morning Trail', 'Sentier du matin', 'Sendero matutino', 'acoustic upbeat'],
  ['campfire-letters', 'Campfire Letters', 'Lettres au coin du feu', 'Cartas junto a la fogata', 'acoustic'],
  ['open-window', 'Open Window', 'Fenêtre ouverte', 'Ventana abierta', 'acoustic upbeat'],
  ['honey-and-oak', 'Honey and Oak', 'Miel et chêne', 'Miel y roble', 'acoustic'],
  ['forward-motion', 'Forward Motion', 'En mouvement', 'Hacia adelante', 'corporate upbeat'],
  ['bright-horizons', 'Bright Horizons', 'Horizons lumineux', 'Horizontes brillantes', 'corporate'],
  ['clear-path', 'Clear Path', 'La voie est libre', 'Camino despejado', 'corporate'],
  ['first-meeting', 'First Meeting', 'Première rencontre', 'Primera reunión', 'corporate'],
  ['rainy-avenue', 'Rainy Avenue', 'Avenue sous la pluie', 'Avenida lluviosa', 'jazz'],
  ['two-till-two', 'Two till Two', 'De deux à deux', 'De dos a dos', 'jazz'],
  ['after-hours', 'After Hours', 'Fin de soirée', 'Después del trabajo', 'jazz lounge'],
  ['blue-corner', 'Blue Corner', 'Le coin bleu', 'Rincón azul', 'jazz'],
  ['prelude-in-c', 'Prelude in C (Bach)', 'Prélude en do (Bach)', 'Preludio en do (Bach)', 'classical'],
  ['canon-in-d', 'Canon in D (Pachelbel)', 'Canon en ré (Pachelbel)', 'Canon en re (Pachelbel)', 'classical'],
  ['gymnopedie', 'Gymnopédie No. 1 (Satie)', 'Gymnopédie nº\u00a01 (Satie)', 'Gymnopédie n.º 1 (Satie)', 'classical'],
  ['minuet-in-g', 'Minuet in G (Petzold)', 'Menuet en sol (Petzold)', 'Minueto en sol (Petzold)', 'classical'],
  ['still-water', 'Still Water', 'Eau tranquille', 'Aguas tranquilas', 'ambient'],
  ['northern-glow', 'Northern Glow', 'Lueur du Nord', 'Resplandor del norte', 'ambient'],
  ['drifting-clouds', 'Drifting Clouds', 'Nuages à la dérive', 'Nubes a la deriva', 'ambient'],
  ['terrace-at-sunset', 'Terrace at Sunset', 'Terrasse au couchant', 'Terraza al atardecer', 'lounge'],
  ['velvet-hour', 'Velvet Hour', 'L’heure de velours', 'Hora de terciopelo', 'lounge jazz'],
  ['copacabana-breeze', 'Copacabana Breeze', 'Brise de Copacabana', 'Brisa de Copacabana', 'lounge'],
  ['champagne-room', 'Champagne Room', 'Le salon du champagne', 'Salón de champán', 'lounge'],
  ['sunny-side-up', 'Sunny Side Up', 'Côté soleil', 'Lado soleado', 'upbeat'],
  ['weekend-ready', 'Weekend Ready', 'Vive la fin de semaine', 'Listos para el fin de semana', 'upbeat corporate'],
  ['city-bicycle', 'City Bicycle', 'À vélo en ville', 'Bicicleta urbana', 'upbeat'],
  ['hop-and-skip', 'Hop and Skip', 'À cloche-pied', 'A saltitos', 'upbeat'],
  ['jingle-bells', 'Jingle Bells', 'Vive le vent', 'Cascabel', 'holiday upbeat'],
  ['silent-night', 'Silent Night', 'Douce nuit', 'Noche de paz', 'holiday'],
  ['deck-the-halls', 'Deck the Halls', 'Décorons la maison', 'Ya llegó la Navidad', 'holiday'],
];

export const soundtracks = rows.map((row) => track(row));
