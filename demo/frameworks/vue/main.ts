import { createApp, defineComponent, ref } from 'vue';

const OrderForm = defineComponent({
  props: { service: { type: String, required: true } },
  emits: ['change'],
  setup: () => ({ noToken: (): Promise<null> => Promise.resolve(null) }),
  template: `
    <voice-order-form
      :service="service"
      referral="acme"
      :getAccessToken.prop="noToken"
      @voice-order-change="$emit('change', $event.detail.order)"
    >
      <p>Call us to order.</p>
    </voice-order-form>`,
});

/** A company's page: its state decides the service, the order of the parts, and whether the form is shown. */
const Page = defineComponent({
  components: { OrderForm },
  setup: () => ({
    service: ref('moh'),
    isShown: ref(true),
    parts: ref(['form', 'advice']),
    words: ref(''),
  }),
  template: `
    <main>
      <button @click="service = 'voip'">Telephone menus</button>
      <button @click="parts = parts.toReversed()">Swap</button>
      <button @click="isShown = !isShown">{{ isShown ? 'Hide' : 'Show' }}</button>
      <output>{{ words }}</output>
      <template v-for="part in parts" :key="part">
        <p v-if="part === 'advice'">Ask your colleagues what callers want to know.</p>
        <section v-else>
          <KeepAlive><OrderForm v-if="isShown" :service="service" @change="words = $event.items[0].content" /></KeepAlive>
        </section>
      </template>
    </main>`,
});

const app = createApp(Page);
app.config.compilerOptions.isCustomElement = (tag) => tag === 'voice-order-form';
app.mount('#root');
