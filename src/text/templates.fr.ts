import type { Templates } from './parts.ts';

/** What stands for the company until its name is known. */
export const companyPlaceholder = '[Nom de l’entreprise]';

/** Script templates in French. */
export const templates: Templates = {
  moh: {
    'Accueil et patience': [
      'Merci d’avoir appelé [Nom de l’entreprise]. Nous répondons à d’autres appels, mais nous ne vous oublions pas. Restez en ligne, et nous serons à vous dans un instant.',
      'Vous êtes bien chez [Nom de l’entreprise], et votre place est gardée. En attendant, ayez votre numéro de compte ou de commande sous la main.',
      'Nous savons que votre temps est précieux. Restez en ligne, et quelqu’un de [Nom de l’entreprise] vous accordera toute son attention.',
    ],
    Services: [
      'Vous nous connaissez peut-être pour [produit ou service], mais [Nom de l’entreprise] fait bien plus. Quand nous répondrons, parlez-nous de votre projet.',
      'Chaque projet est différent. Dites-nous ce que vous avez en tête, et [Nom de l’entreprise] vous proposera une solution adaptée à votre budget.',
      'Chez [Nom de l’entreprise], notre travail ne s’arrête pas à la vente. Parlez-nous d’entretien, de soutien et de formation, et profitez de [produit ou service] pendant des années.',
    ],
    Promotions: [
      'En ce moment, [Nom de l’entreprise] vous facilite l’essai de [produit ou service]. Quand nous répondrons, demandez-nous les détails.',
      'Notre nouveauté, [produit ou service], vous attend chez [Nom de l’entreprise]. Soyez parmi les premiers à la voir. Quand nous répondrons, demandez-nous un rendez-vous.',
    ],
    'Web et réseaux sociaux': [
      'Certaines réponses se trouvent plus vite en ligne. Sur [site Web], découvrez nos services, écrivez-nous ou demandez un rendez-vous à toute heure. Sinon, restez en ligne, et nous serons à vous dans un instant.',
      'Envie de voir ce qui se passe chez [Nom de l’entreprise]? Suivez-nous sur les réseaux sociaux pour nos projets et des conseils. Les liens sont sur [site Web].',
      'Vous préférez ne pas attendre? Laissez votre numéro sur [site Web], dites-nous quand vous joindre, et quelqu’un de [Nom de l’entreprise] vous rappellera.',
    ],
    'Heures et adresse': [
      '[Nom de l’entreprise] est ouvert [heures d’ouverture]. L’itinéraire et le stationnement sont indiqués sur [site Web], et nous vous accueillerons avec plaisir.',
      'Vous pensez passer nous voir? [Nom de l’entreprise] vous accueille [heures d’ouverture]. Dites-nous quand, et la bonne personne sera là pour vous.',
    ],
    Saisons: [
      'L’année tire à sa fin, et toute l’équipe de [Nom de l’entreprise] vous remercie de votre confiance. À vous et à vos proches, joyeuses Fêtes et bonne année.',
      'Cet été, notre horaire change. D’ici la fin de la saison, [Nom de l’entreprise] est ouvert [heures d’ouverture]. Consultez [site Web] avant de vous déplacer.',
    ],
  },
  voip: {
    'Accueil principal': [
      'Merci d’avoir appelé [Nom de l’entreprise]. Si vous connaissez le numéro de poste de votre correspondant, composez-le en tout temps. Sinon, veuillez écouter les choix suivants.',
      'Bonjour et bienvenue chez [Nom de l’entreprise]. Restez en ligne, et nous vous mettrons en communication avec quelqu’un qui peut vous aider.',
      'Bienvenue chez [Nom de l’entreprise]. Les appels peuvent être enregistrés pour améliorer notre service. Si vous préférez ne pas l’être, dites-le-nous.',
    ],
    Menu: [
      'Pour les ventes, faites le un. Pour le service et le soutien, faites le deux. Pour la facturation, faites le trois. Pour nos heures et notre adresse, faites le quatre. Pour la réception, faites le zéro.',
      'Pour joindre [nom du service], faites le un. Pour prendre ou modifier un rendez-vous, faites le deux. Pour toute autre demande, restez en ligne.',
      'Merci d’avoir appelé [Nom de l’entreprise]. Pour le service en français, faites le un. For service in English, press two.',
      'Désolé, nous n’avons pas saisi votre choix. Veuillez réessayer. Pour la réception, faites le zéro. Pour réentendre les choix, faites l’étoile.',
    ],
    'Hors des heures': [
      'Vous avez joint [Nom de l’entreprise] hors des heures d’ouverture. Nous sommes là [heures d’ouverture]. Laissez votre nom, votre numéro et un court message, et nous vous rappellerons le prochain jour ouvrable.',
      '[Nom de l’entreprise] est fermé pour le moment. En cas d’urgence, composez le [numéro de téléphone]. Sinon, laissez un message après la tonalité ou écrivez-nous par [site Web].',
    ],
    'Jours fériés': [
      'Merci d’avoir appelé [Nom de l’entreprise]. Nos bureaux sont fermés aujourd’hui en raison du congé et rouvriront le prochain jour ouvrable. En cas d’urgence, faites le un.',
      'Joyeuses Fêtes de toute l’équipe de [Nom de l’entreprise]. Pendant cette période, nous sommes ouverts [heures d’ouverture]. Laissez un message, et nous vous rappellerons à notre retour.',
    ],
    'File d’attente': [
      'Toute l’équipe de [nom du service] est déjà en ligne. Les appels sont pris dans l’ordre d’arrivée. Restez en ligne ou, pour laisser un message, faites le un.',
      'Un instant, s’il vous plaît. Nous vous mettons en communication avec [nom du service]. Si personne ne peut répondre, vous pourrez laisser un message.',
    ],
    'Boîte vocale': [
      'Vous êtes bien dans la boîte vocale de [nom], chez [Nom de l’entreprise]. Laissez votre nom, votre numéro et la raison de votre appel. Pour revenir au menu principal, faites l’étoile.',
      'Vous êtes bien dans la boîte vocale de [nom du service], chez [Nom de l’entreprise]. Dites-nous comment vous joindre et à quel sujet, puis raccrochez ou faites le carré pour d’autres choix.',
    ],
  },
  mvoice: {
    Professionnel: [
      'Bonjour, vous avez joint le cellulaire de [nom], chez [Nom de l’entreprise]. Laissez votre nom, votre numéro et un court message, et nous vous rappellerons dès que possible.',
      'Vous avez joint [nom], chez [Nom de l’entreprise]. Je ne peux pas répondre, mais j’aimerais vous parler. Laissez votre numéro après la tonalité, et je vous rappellerai d’ici un jour ouvrable.',
      'Merci d’avoir appelé [nom], chez [Nom de l’entreprise]. Dites-moi qui vous êtes, comment vous joindre et à quel sujet, et je vous rappellerai avec une réponse.',
      'Vous êtes bien dans la boîte vocale de [nom], de [nom du service], chez [Nom de l’entreprise]. En cas d’urgence, composez le [numéro de téléphone]. Sinon, laissez un message après la tonalité.',
    ],
    'Sur le terrain': [
      'Bonjour, ici [nom], de [Nom de l’entreprise]. Je suis sur un chantier ou au volant. Laissez votre numéro et un court message, et je vous rappellerai dès que possible.',
      'Merci d’avoir appelé [Nom de l’entreprise]. Nous sommes avec un autre client. Laissez votre nom, votre numéro et l’adresse des travaux, et nous vous rappellerons pour fixer un rendez-vous.',
      'Vous avez joint [nom], chez [Nom de l’entreprise]. Je suis avec un client. Envoyez-moi un texto, ou laissez un message, et je vous rappellerai entre deux rendez-vous.',
    ],
    'Absence et congés': [
      'Bonjour, ici [nom], de [Nom de l’entreprise]. Je suis à l’extérieur du bureau. D’ici mon retour, composez le [numéro de téléphone], et un collègue vous répondra.',
      'Vous avez joint [nom], chez [Nom de l’entreprise]. Je suis en voyage d’affaires. Laissez un message, dites-moi quand vous joindre, et je vous rappellerai.',
      'Joyeuses Fêtes de [nom] et de toute l’équipe de [Nom de l’entreprise]. Nous prenons quelques jours en famille. Laissez un message, et nous vous rappellerons dans la nouvelle année.',
      '[Nom de l’entreprise] est fermé en raison du congé. Laissez votre nom et votre numéro, et nous vous rappellerons à notre retour. Notre horaire est sur [site Web].',
    ],
    'Hors des heures': [
      'Merci d’avoir appelé [Nom de l’entreprise]. Notre journée est finie, mais vous pouvez laisser un message à toute heure. Nous sommes là [heures d’ouverture] et vous rappellerons à notre retour.',
      'Vous avez joint [nom], chez [Nom de l’entreprise], hors des heures d’ouverture. En cas d’urgence, composez le [numéro de téléphone]. Sinon, laissez votre numéro et je vous rappellerai demain.',
    ],
    Bilingue: [
      'Vous avez joint [nom], chez [Nom de l’entreprise]. Laissez un message en français ou en anglais. You’ve reached [nom] at [Nom de l’entreprise]. Leave a message in English or French, and we’ll call you back.',
      'Merci d’avoir appelé [Nom de l’entreprise]. Laissez votre nom et votre numéro. Gracias por llamar a [Nom de l’entreprise]. Deje su nombre y su número, y le devolveremos la llamada.',
    ],
  },
};
