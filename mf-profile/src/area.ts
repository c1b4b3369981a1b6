import { defineArea } from '@danqing/shell-sdk';
import { MemberPage } from './member/member-page.tsx';
import { ProfilePage } from './profile/profile-page.tsx';

export default defineArea({
  locales: {
    zh: () => import(/* webpackChunkName: "profile-zh" */ './locales/zh.json'),
    en: () => import(/* webpackChunkName: "profile-en" */ './locales/en.json'),
    ja: () => import(/* webpackChunkName: "profile-ja" */ './locales/ja.json'),
  },
  routes: { profile: ProfilePage, member: MemberPage },
});
