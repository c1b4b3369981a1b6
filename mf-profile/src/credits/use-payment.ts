import { helpfulReason, payByAlipay, payByStripe } from '@danqing/api-client';
import type { PaymentMethod } from '@danqing/contracts/payments';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { leadsToPay, readPaymentForm, submitPaymentForm } from './payment-form.ts';

export interface Payment {
  paying: PaymentMethod | null;
  failure: string | null;
  pay: (method: PaymentMethod, credits: number) => Promise<void>;
}

export function usePayment(): Payment {
  const { t } = useTranslation('profile');
  const { basePath } = usePageData();
  const [paying, setPaying] = useState<PaymentMethod | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // Restored from the back-forward cache: reset the pending state.
    const onShow = (event: PageTransitionEvent) => event.persisted && setPaying(null);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const options = { basePath, fetch: authorizedFetch };
  /**
   * Each method opens the payment page. It returns an error message, or null once the browser is navigating.
   */
  const leave = {
    async alipay(credits: number) {
      const form = readPaymentForm(await payByAlipay(credits, options), location.origin);
      if (!form) return t('pay.formFailed');
      submitPaymentForm(form);
      return null;
    },
    async stripe(credits: number) {
      const { url } = await payByStripe(credits, options);
      if (!leadsToPay(url, location.origin)) return t('pay.stripeFailed');
      location.assign(url);
      return null;
    },
  };
  const pay = async (method: PaymentMethod, credits: number) => {
    if (paying) return;
    setPaying(method);
    setFailure(null);
    try {
      const wrong = await leave[method](credits);
      if (wrong === null) return;
      logError(`profile: ${method} gave nothing to pay with`, wrong);
      setFailure(wrong);
    } catch (error) {
      logError(`profile: the payment by ${method} did not begin`, error);
      setFailure(helpfulReason(error) ?? t(method === 'stripe' ? 'pay.stripeFailed' : 'pay.failed'));
    }
    setPaying(null);
  };
  return { paying, failure, pay };
}
