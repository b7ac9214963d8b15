// What the templates of React and Vue know of the tag. A project without them has no such modules; nothing is lost then.

import type { VoiceOrderFormAttributes } from './voice-order-form-class.mjs';
import type { VoiceOrderFormEventMap } from './voice-order-form-events.mjs';
import type { VoiceOrderFormElement } from './voice-order-form.mjs';

/** What only templates that set properties can pass: React from 19 on. */
export type VoiceOrderFormProperties = Partial<Pick<VoiceOrderFormElement, 'accessToken' | 'getAccessToken'>> & {
  [Name in keyof VoiceOrderFormEventMap as `on${Name}`]?: ((event: VoiceOrderFormEventMap[Name]) => void) | undefined;
};

// @ts-ignore -- there is no such module in a project without React
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore -- as above
      'voice-order-form': DetailedHTMLProps<HTMLAttributes<VoiceOrderFormElement>, VoiceOrderFormElement> & {
        class?: string | undefined;
      } & VoiceOrderFormAttributes &
        // @ts-ignore -- as above; React has `use` from 19 on
        (typeof import('react') extends { use: unknown } ? VoiceOrderFormProperties : object);
    }
  }
}

// @ts-ignore -- there is no such module in a project without Vue
declare module 'vue' {
  interface GlobalComponents {
    'voice-order-form': new () => VoiceOrderFormElement & {
      $props: VoiceOrderFormAttributes & Partial<Pick<VoiceOrderFormElement, 'accessToken' | 'getAccessToken'>>;
      // @ts-ignore -- as above
      $emit: import('vue').EmitFn<{
        [Name in keyof VoiceOrderFormEventMap]: (event: VoiceOrderFormEventMap[Name]) => void;
      }>;
    };
  }
}
