import type { Locale, LocalizedText } from '@danqing/contracts/locale';
import { CODE_MINUTES } from '@danqing/contracts/identity';

const TEXTS: LocalizedText = {
  zh: `【丹青】登录验证码：{code}，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略本短信。`,
  en: `{code} is your Danqing sign-in code. It is valid for ${CODE_MINUTES} minutes. If this was not you, ignore this message.`,
  ja: `【丹青】認証コード：{code}（${CODE_MINUTES}分間有効）。お心当たりがない場合は、このメッセージを無視してください。`,
};

/** A code as a text message. */
export function codeText(code: string, locale: Locale): string {
  return TEXTS[locale].replace('{code}', code);
}
