import type { MenuPrompt } from '../menu-prompt.ts';

/** The prompts of a phone menu in the order in which a system needs them. */
export const menuPrompts: readonly MenuPrompt[] = [
  {
    opens: 'greetings',
    bodies: [
      "If you know your party's extension, you may dial it at any time. Otherwise, please listen to the following choices.",
      'Please listen to the following choices, so that we can connect you with the right person. To speak with somebody directly, press zero.',
      'Please stay on the line, and we will connect you. If you know the extension that you want to reach, dial it now.',
      '{about} Please listen to the following choices, or dial an extension at any time.',
    ],
  },
  {
    opens: 'choices',
    bodies: [
      'For {first}, press one. For {second}, press two. For {third}, press three. For anything else, please stay on the line.',
      'Press one for {first}, two for {second} and three for {third}. To hear these choices again, press star.',
      'For {first}, press one. For {second}, press two. For {third}, press three. To speak with our front desk, press zero.',
    ],
  },
  {
    opens: 'greetings',
    bodies: [
      'We are closed right now. Please leave your name, your number and {leave} after the tone, and we will return your call on the next business day.',
      'You are calling outside of our opening hours. Please leave your number and {leave} after the tone, or call again during the day.',
      'We are closed right now. You will find our opening hours and more at {site}, or leave a message after the tone, and we will call you back.',
      'We are closed right now. {urgent} Otherwise, leave your name, your number and {leave} after the tone, and we will return your call.',
      '{urgent} We are closed right now, so for anything else, please leave a message after the tone or call again during the day.',
      'You are calling outside of our opening hours. {urgent} Otherwise, please leave your number and {leave} after the tone.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'All of our lines are busy. Please stay on the line, and the next person who is free will take your call.',
      'We are helping other callers at the moment. Your call is in line and will be answered in turn.',
      'Everyone is on another call right now. Please stay with us, and you will keep your place in line.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Nobody can take your call right now. Please leave your name, your number and {leave} after the tone, and we will get back to you.',
      'You have reached our general mailbox. After the tone, please tell us your name, your number and {leave}.',
      'We are sorry to have missed you. Leave your name, your number and {leave} after the tone, and somebody will call you back.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'To find our address, our opening hours and directions, visit {site}. To speak with somebody instead, press zero at any time.',
      'To hear our address and opening hours, press four. For directions, press five. To return to the main menu, press star.',
      'For our address and opening hours, press one. To hear them again, press two. To speak with somebody, press zero at any time.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'To help us improve our service, calls may be recorded. If you would rather not be recorded, please tell the person who answers.',
      'Please note that this call may be recorded for training and quality. If you do not agree, simply tell us at the beginning.',
      'This call may be recorded so that we can serve you better. Please say so at the start if you would rather not be recorded.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'We did not recognize your choice. Please try again, or press zero to speak with somebody. To hear the choices once more, press star.',
      'That key is not one of the choices. Please listen again and choose, or stay on the line for our front desk.',
      'Sorry, we did not get that. Please press one of the numbers you heard, or stay on the line, and we will help you.',
    ],
  },
  {
    opens: 'greetings',
    bodies: [
      'We are closed for the holiday. Please leave a message after the tone, and we will return your call as soon as we are back.',
      'We are away for the holiday. Please leave your number and {leave}, and we will get back to you when we return.',
      'It is a holiday, and we are closed. We will be glad to help you when we are back. Until then, please leave a message after the tone.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Please hold for a moment while we transfer your call. If nobody answers, you will be able to leave a message.',
      'One moment, please. We are connecting you with the right person. To return to the main menu, press star at any time.',
      'We are connecting you now. Please stay on the line, and do not hang up if it takes a moment.',
    ],
  },
];
