import { payByAlipay, payByStripe } from '@danqing/api-client';
import { useRequest, type RequestFailure } from '@danqing/area-kit';
import type { PaymentMethod } from '@danqing/contracts/payments';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useEffect } from 'react';
import { leadsToPay, readPaymentForm, submitPaymentForm } from './payment-form.ts';

export interface Payment {
  paying: PaymentMethod | null;
  failure: string | null;
  pay: (method: PaymentMethod, credits: number) => Promise<void>;
}

export function usePayment(): Payment {
  const { t } = useTranslation('profile');
  const { basePath } = usePageData();
  const [{ phase, progress, failure }, request] = useRequest<void, PaymentMethod>({
    log: 'profile: a payment did not begin',
    unmount: 'continue',
  });
  useEffect(() => {
    // Restored from the back-forward cache: reset the pending state.
    const onShow = (event: PageTransitionEvent) => event.persisted && request.clear();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [request]);

  const options = { basePath, fetch: authorizedFetch };
  const leave = {
    async alipay(credits: number) {
      const form = readPaymentForm(await payByAlipay(credits, options), location.origin);
      if (!form) throw new UnusablePage(t('pay.formFailed'));
      submitPaymentForm(form);
    },
    async stripe(credits: number) {
      const { url } = await payByStripe(credits, options);
      if (!leadsToPay(url, location.origin)) throw new UnusablePage(t('pay.stripeFailed'));
      location.assign(url);
    },
  };
  const messageOf = ({ error, reason }: RequestFailure) =>
    error instanceof UnusablePage
      ? error.message
      : (reason ?? t(progress === 'stripe' ? 'pay.stripeFailed' : 'pay.failed'));
  // After `done`, the browser still navigates to the payment page.
  const paying = phase === 'running' || phase === 'done' ? progress : null;
  return {
    paying,
    failure: failure && messageOf(failure),
    async pay(method, credits) {
      if (paying === null) await request.start(() => leave[method](credits), { progress: method });
    },
  };
}

/**
 * Error for a provider's response without a usable payment page. The error's message is shown to the visitor.
 */
class UnusablePage extends Error {}
