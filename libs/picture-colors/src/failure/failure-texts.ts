import type { Locale } from '@danqing/contracts/locale';
import type { PictureFault } from '../reading/picture-reading.ts';

/** Everything that the library says, in one language. */
export interface FailureTexts {
  failed: string;
  faults: Record<PictureFault, string>;
  notUploaded: string;
}

export const FAILURE_TEXTS: Record<Locale, FailureTexts> = {
  zh: {
    failed: '提取颜色失败，请尝试其他图片',
    faults: {
      unreadable: '这张图片已损坏，或者是浏览器读不了的格式，例如 HEIC、SVG。',
      tooLarge: '图片太大：文件不能超过 50 MB，画面不能超过 1.2 亿像素。',
      noColor: '画面里只有白色和透明，没有可取的颜色。',
      tooSlow: '20 秒还没有读完。',
    },
    notUploaded: '图片没有上传。',
  },
  en: {
    failed: 'No colours could be taken. Please try another picture.',
    faults: {
      unreadable: 'The picture is damaged, or of a kind that this browser cannot read, such as HEIC or SVG.',
      tooLarge: 'It is too large: files may have up to 50 MB, pictures up to 120 megapixels.',
      noColor: 'It is nothing but white and transparent.',
      tooSlow: 'It was not read within 20 seconds.',
    },
    notUploaded: 'The picture was not uploaded.',
  },
  ja: {
    failed: '色を取り出せませんでした。別の画像をお試しください',
    faults: {
      unreadable: '画像が壊れているか、HEICやSVGのようにこのブラウザで読み込めない形式です。',
      tooLarge: '画像が大きすぎます。ファイルは50 MB、画素数は1億2千万画素までです。',
      noColor: '白と透明だけで、取り出せる色がありません。',
      tooSlow: '20秒以内に読み込めませんでした。',
    },
    notUploaded: '画像は送信されていません。',
  },
};
