import type { Text } from './en.ts';

/** Voice style guides in French; the text is the direction the voice artist reads. */
export const styleGuides: Text['styleGuides'] = {
  'professional-warm-welcoming': {
    label: 'Professionnel, chaleureux, accueillant',
    text: 'Débit régulier et posé, léger sourire à l’accueil, pause nette avant les noms et les numéros. Soyez content de l’appel; évitez le ton vendeur ou chantant.',
  },
  'conversational-friendly-natural': {
    label: 'Conversationnel, amical, naturel',
    text: 'Parlez comme à une personne assise en face de vous : rythme détendu, tournures naturelles, petites respirations. Souriez pour saluer et remercier; évitez le ton d’annonceur.',
  },
  'corporate-authoritative-confident': {
    label: 'Corporatif, assuré, confiant',
    text: 'Débit mesuré, voix plus grave, phrases qui se posent fermement. Courte pause après le nom de l’entreprise; restez courtois, sans sévérité ni hâte.',
  },
  'energetic-upbeat-motivational': {
    label: 'Énergique, entraînant, motivant',
    text: 'Ton lumineux et débit vif, avec le sourire; faites ressortir l’avantage de chaque phrase. Évitez de crier ou de bousculer les adresses Web et les numéros.',
  },
  'calm-soothing-reassuring': {
    label: 'Calme, apaisant, rassurant',
    text: 'Débit lent et régulier, voix douce et basse, vraie respiration entre les phrases. L’appelant doit sentir qu’il a le temps; évitez le murmure et le ton endormi.',
  },
  'elegant-sophisticated-refined': {
    label: 'Élégant, raffiné, distingué',
    text: 'Voix fluide, diction précise, longues pauses; le sourire reste dans le regard. Suggérez plutôt que de vendre; évitez la langue familière, la hâte et l’accent affecté.',
  },
  'casual-relaxed-down-to-earth': {
    label: 'Décontracté, détendu, sans façon',
    text: 'Débit tranquille et voix de tous les jours, comme un voisin qui répond au téléphone. Laissez les phrases s’enchaîner; évitez de marmonner ou de réciter.',
  },
  'dynamic-powerful-commanding': {
    label: 'Dynamique, puissant, imposant',
    text: 'Voix de poitrine, attaque franche sur les premiers mots, débit qui avance puis s’arrête net avant l’essentiel. Appuyez sur un mot par phrase; évitez le ton de bande-annonce.',
  },
  'gentle-caring-compassionate': {
    label: 'Doux, bienveillant, compatissant',
    text: 'Voix douce et débit un peu lent, comme si l’appelant était inquiet ou souffrant. Pause après chaque consigne; évitez la pitié et la gaieté forcée.',
  },
  'modern-tech-savvy-innovative': {
    label: 'Moderne, techno, novateur',
    text: 'Ton net, vif et léger, courtes pauses, demi-sourire confiant. Dites les noms de produits et les adresses Web comme des mots de tous les jours; évitez le rythme robotique et l’exagération.',
  },
  custom: { label: 'Écrire mon propre guide', text: '' },
};
