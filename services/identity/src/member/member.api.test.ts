import type { ErrorBody } from '@danqing/contracts/errors';
import type { ChangeMemberResponse, MemberPageResponse } from '@danqing/contracts/identity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OPERATOR_TOKEN, openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

let members = 0;
const newMember = () => identity.signIn(`member-${(members += 1)}@example.com`);
const change = (id: number, body: object, token?: string, language = 'zh') =>
  identity.call('PATCH', `/api/users/${id}`, body, {
    ...(token !== undefined && { token }),
    headers: { 'accept-language': language },
  });
const see = (id: number, token?: string) =>
  identity.call('GET', `/api/users/${id}/public`, undefined, token === undefined ? {} : { token });
const refusal = (answer: { statusCode: number; json<Body>(): Body }) => {
  const { code, field, message } = answer.json<ErrorBody>();
  return [answer.statusCode, code, field, message];
};
const picture = (width: number) => `${'3f6c'.repeat(8)}-${width}.webp`;
const at = (file: string) => `/api/creations/pictures/${file}`;

describe('the name', () => {
  it('is trimmed and changed, and told to every service that shows it, also to one that is away', async () => {
    const { token, user } = await newMember();
    identity.works.creations.away = true;
    const answer = await change(user.id, { name: ' 何\u200B青禾 ' }, token);
    expect(answer.json<ChangeMemberResponse>().data).toMatchObject({
      user: { id: user.id, name: '何青禾', email: user.email, credits: 10 },
      is_public: true,
    });
    identity.works.creations.away = false;
    for (const works of Object.values(identity.works))
      await vi.waitFor(() => expect(works.names.get(user.id)).toBe('何青禾'), { timeout: 15_000 });
  }, 20_000);

  it.each([
    ['', 'NAME_REQUIRED', '用户名不能为空'],
    [' \u3000\u200B', 'NAME_REQUIRED', '用户名不能为空'],
    ['字'.repeat(41), 'NAME_TOO_LONG', '用户名最多 40 个字'],
    ['丹青官方', 'NAME_RESERVED', '这个名字会让人误以为是本站，请换一个'],
  ])('%j is refused', async (name, code, message) => {
    const { token, user } = await newMember();
    expect(refusal(await change(user.id, { name }, token))).toEqual([400, code, 'name', message]);
    expect((await see(user.id)).json<MemberPageResponse>().data.name).toBe(user.name);
  });

  it('is changed by the member alone', async () => {
    const [{ user }, other] = [await newMember(), await newMember()];
    expect((await change(user.id, { name: '别人' })).statusCode).toBe(401);
    expect(refusal(await change(user.id, { name: '别人' }, other.token)).slice(0, 2)).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await change(user.id, { name: '别人' }, 'guess')).statusCode).toBe(401);
  });

  it('stays, like the picture, while operators let the account publish nothing', async () => {
    const { token, user } = await newMember();
    const limit = { reason: '刷屏' };
    await identity.call('POST', `/api/operator/members/${user.id}/limit`, limit, { token: OPERATOR_TOKEN });
    expect(refusal(await change(user.id, { name: '新名' }, token)).slice(0, 2)).toEqual([
      403,
      'MEMBER_LIMITED',
    ]);
    for (const body of [{ is_public: false }, { avatar_url: null }])
      expect((await change(user.id, body, token)).statusCode).toBe(200);
  });

  it('is nothing without a change', async () => {
    const { token, user } = await newMember();
    for (const body of [{}, { email: 'x@example.com' }, { name: 7 }])
      expect((await change(user.id, body, token)).statusCode).toBe(400);
  });
});

describe('the picture', () => {
  it('is an own one, and none again', async () => {
    const { token, user } = await newMember();
    identity.works.creations.pictures.add(`${user.id} ${picture(1024)}`);
    const chosen = await change(user.id, { avatar_url: at(picture(1024)) }, token);
    expect(chosen.json<ChangeMemberResponse>().data.user.image).toBe(at(picture(320)));
    expect((await see(user.id)).json<MemberPageResponse>().data.avatar_url).toBe(at(picture(320)));
    for (const nothing of ['', null]) {
      await change(user.id, { avatar_url: at(picture(1024)) }, token);
      const gone = await change(user.id, { avatar_url: nothing }, token);
      expect(gone.json<ChangeMemberResponse>().data.user.image).toBeNull();
      expect(identity.works.creations.avatars.has(user.id)).toBe(false);
    }
  });

  it('of another member, or from anywhere else, is refused, and no address is asked', async () => {
    const { token, user } = await newMember();
    identity.works.creations.pictures.add(`${user.id + 1000} ${picture(1024)}`);
    const asked = vi.spyOn(globalThis, 'fetch');
    for (const url of [
      at(picture(1024)),
      'https://elsewhere.example/a.webp',
      `https://elsewhere.example${at(picture(1024))}`,
      '//elsewhere.example/a.webp',
      'data:image/webp;base64,AAAA',
      at('../../auth/me'),
      at(''),
    ])
      expect(refusal(await change(user.id, { avatar_url: url }, token))).toEqual([
        400,
        'AVATAR_UNKNOWN',
        'avatar_url',
        '只能选用自己作品中的图片',
      ]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect((await change(user.id, { avatar_url: 'x'.repeat(301) }, token)).statusCode).toBe(400);
  });
});

describe('the page', () => {
  it('says who it is and how much there is of them, and nothing else', async () => {
    const { user } = await newMember();
    identity.works.palettes.counts.set(user.id, 12);
    identity.works.creations.counts.set(user.id, 31);
    identity.works.cocreate.counts.set(user.id, 9);
    expect((await see(user.id)).json()).toEqual({
      success: true,
      data: {
        id: user.id,
        name: user.name,
        avatar_url: null,
        created_at: user.created_at,
        is_public: true,
        stats: { palettes: 12, collections: 31, colors: 9 },
      },
    });
  });

  it('leaves a number open while its service is away', async () => {
    const { user } = await newMember();
    identity.works.cocreate.away = true;
    expect((await see(user.id)).json<MemberPageResponse>().data.stats).toEqual({
      palettes: 0,
      collections: 0,
      colors: null,
    });
    identity.works.cocreate.away = false;
  });

  it('is seen by its member alone while it is private, and by all again', async () => {
    const [{ token, user }, other] = [await newMember(), await newMember()];
    const hidden = await change(user.id, { is_public: false }, token);
    expect(hidden.json<ChangeMemberResponse>().data.is_public).toBe(false);
    const none = await see(999_999);
    for (const as of [undefined, other.token]) {
      const answer = await see(user.id, as);
      expect(refusal(answer)).toEqual(refusal(none));
      expect(answer.payload).not.toContain(user.name);
    }
    expect((await see(user.id, token)).json<MemberPageResponse>().data.is_public).toBe(false);
    for (const works of Object.values(identity.works))
      await vi.waitFor(() => expect(works.pages.get(user.id)).toBe(false), { timeout: 15_000 });
    await change(user.id, { is_public: true }, token);
    expect((await see(user.id)).statusCode).toBe(200);
    for (const works of Object.values(identity.works))
      await vi.waitFor(() => expect(works.pages.get(user.id)).toBe(true), { timeout: 15_000 });
  });

  it('of nobody is not there', async () => {
    expect(refusal(await see(999_999))).toEqual([404, 'MEMBER_NOT_FOUND', undefined, '未找到该用户']);
    expect((await identity.call('GET', '/api/users/x/public')).statusCode).toBe(400);
  });
});
