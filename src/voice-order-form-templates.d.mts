// The tag's types for React, Preact, Solid and Vue templates. In a project without them, these modules don't exist, which
// is harmless.

import type { VoiceOrderFormAttributes } from './voice-order-form-class.mjs';
import type { VoiceOrderFormEventMap } from './voice-order-form-events.mjs';
import type { VoiceOrderFormElement } from './voice-order-form.mjs';

/**
 * The properties that have no attribute. React drops them on a tag that it rendered before the script ran, for example
 * on a server: set them in a `ref` callback.
 */
type OwnProperties = Partial<Pick<VoiceOrderFormElement, 'accessToken' | 'buyer' | 'getAccessToken'>>;

/** Values that only templates that set properties can pass: React from 19 on, and Preact. */
export type VoiceOrderFormProperties = OwnProperties & {
  [Name in keyof VoiceOrderFormEventMap as `on${Name}`]?: ((event: VoiceOrderFormEventMap[Name]) => void) | undefined;
};

/** The custom properties in a `style` object. React's own type has none; Preact's and Solid's have all. */
export interface VoiceOrderFormStyles {
  [name: `--voice-order-${string}`]: string | number | undefined;
}

// @ts-ignore -- there is no such module in a project without React
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore -- as above
      'voice-order-form': DetailedHTMLProps<HTMLAttributes<VoiceOrderFormElement>, VoiceOrderFormElement> & {
        class?: string | undefined;
        // @ts-ignore -- as above
        style?: (CSSProperties & VoiceOrderFormStyles) | undefined;
      } & VoiceOrderFormAttributes &
        // @ts-ignore -- as above; React has `use` from 19 on
        (typeof import('react') extends { use: unknown } ? VoiceOrderFormProperties : object);
    }
  }
}

// @ts-ignore -- there is no such module in a project without Preact
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore -- as above
      'voice-order-form': Omit<IntrinsicElements['div'], 'ref'> & {
        // @ts-ignore -- as above
        ref?: import('preact').Ref<VoiceOrderFormElement> | undefined;
      } & VoiceOrderFormAttributes &
        VoiceOrderFormProperties;
    }
  }
}

// @ts-ignore -- there is no such module in a project without Solid. `solid-js` itself names these types in another file.
declare module 'solid-js/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore -- as above
      'voice-order-form': Omit<IntrinsicElements['div'], 'ref'> & {
        ref?: VoiceOrderFormElement | ((element: VoiceOrderFormElement) => void) | undefined;
      } & VoiceOrderFormAttributes;
    }
    interface ExplicitProperties extends OwnProperties {}
    interface CustomEvents extends VoiceOrderFormEventMap {}
  }
}

// @ts-ignore -- there is no such module in a project without Vue
declare module 'vue' {
  interface GlobalComponents {
    'voice-order-form': new () => VoiceOrderFormElement & {
      $props: VoiceOrderFormAttributes & OwnProperties;
      // @ts-ignore -- as above
      $emit: import('vue').EmitFn<{
        [Name in keyof VoiceOrderFormEventMap]: (event: VoiceOrderFormEventMap[Name]) => void;
      }>;
    };
  }
}
