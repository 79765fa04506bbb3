import {
  PublishedSiteService,
  SiteEdition,
  type SiteContent,
  STARTING_CONTENT,
} from '../../../src/modules/site/index.js';
import { newId } from '../../../src/kernel/ids.js';
import type { TestApp } from '../../app.js';
import { anAsset } from '../../builders/media.js';
import { aPicture } from '../../builders/uploads.js';
import { A_BUSINESS } from '../../builders/business.js';
import { plain, type Subject } from './scene.js';

/** Publishes another picture or video on the site with each call. */
async function shown(
  t: TestApp,
  kind: 'image' | 'video',
  at: (id: string) => Partial<SiteContent['pictures']>,
): Promise<string> {
  const mimeType = kind === 'image' ? 'image/png' : 'video/mp4';
  const { id } = await anAsset(t, { kind, mimeType }, await aPicture());
  const content = { ...STARTING_CONTENT, pictures: { ...STARTING_CONTENT.pictures, ...at(id) } };
  await t.database.transaction(async (tx) => {
    const { number } = await tx.only<{ number: number }>(
      'select coalesce(max(number), 0)::int + 1 as number from site_editions',
    );
    await tx.insert(SiteEdition, { number, content, publishedAt: t.clock.now(), publishedBy: newId() });
  });
  t.app.get(PublishedSiteService).forget();
  return id;
}

export const site: Record<string, Subject> = {
  'FirstRunController.read': plain,
  'FirstRunController.save': { call: () => ({ body: { isPutAway: true } }) },
  'FirstRunController.check': { call: () => ({ body: { step: 'files' } }) },
  'BusinessController.read': plain,
  'BusinessController.save': { call: async () => ({ body: A_BUSINESS }) },
  'TaxController.read': plain,
  'TaxController.save': { call: async () => ({ body: { kind: 'none', word: '', rate: '0' } }) },
  'SiteController.site': plain,
  'AppManifestController.manifest': plain,
  'SitePicturesController.picture': {
    call: async ({ t }) => {
      const assetId = await shown(t, 'image', (portrait) => ({ portrait }));
      return { params: { assetId, shape: 'portrait' } };
    },
  },
  'SitePicturesController.sizedPicture': {
    call: async ({ t }) => {
      const assetId = await shown(t, 'image', (portrait) => ({ portrait }));
      return { params: { assetId, shape: 'portrait', size: '320.webp' } };
    },
  },
  'SitePicturesController.video': {
    call: async ({ t }) => {
      const assetId = await shown(t, 'video', (video) => ({ hero: { picture: null, video } }));
      return { params: { assetId } };
    },
  },
  'SitePicturesController.icon': { call: async () => ({ params: { size: '32' } }) },
  'SitePicturesController.fullIcon': { call: async () => ({ params: { size: '180' } }) },
  'SitePicturesController.card': plain,
  'SitePicturesController.productCard': {
    call: async ({ t }) => {
      const facts = { kind: 'image', mimeType: 'image/png', isPublic: true } as const;
      const { id } = await anAsset(t, facts, await aPicture());
      return { params: { assetId: id } };
    },
  },
  'SiteDraftController.draft': plain,
  'SiteDraftController.preview': plain,
  'SiteDraftController.save': { call: async () => ({ body: { content: STARTING_CONTENT } }) },
  'SiteDraftController.publish': plain,
  'SiteDraftController.editions': plain,
  'SiteDraftController.restore': { call: async () => ({ body: { edition: 0 } }) },
};
