import { aProduct } from '../../builders/catalog.js';
import { aCircle } from '../../builders/community.js';
import { aFailedMail } from '../../builders/mails.js';
import { aCreator } from '../../builders/people.js';
import { anUpload } from '../../builders/uploads.js';
import { plain, type Subject } from './scene.js';

/** A product that nobody owns. */
const anyProduct = (product: Parameters<typeof aProduct>[1] = {}, body?: object): Subject => ({
  call: async ({ t }) => ({ params: { id: (await aProduct(t, product)).id }, ...(body && { body }) }),
});

/** The coach's products and their figures. */
export const products: Record<string, Subject> = {
  'NewProductsController.addCourse': {
    call: async ({ calledBy, browser }) => ({
      body: {
        title: 'New',
        description: 'New.',
        price: '97',
        category: 'For Moms',
        thumbnailUrl: calledBy === 'creator' ? await anUpload(browser, { purpose: 'thumbnail' }) : 'x',
      },
    }),
  },
  'NewProductsController.addBundle': {
    call: async ({ calledBy, browser }) => ({
      body: {
        title: 'New',
        description: 'New.',
        price: '97',
        category: 'For Moms',
        thumbnailUrl: calledBy === 'creator' ? await anUpload(browser, { purpose: 'thumbnail' }) : 'x',
      },
    }),
  },
  'NewProductsController.addDigitalFile': {
    call: async ({ calledBy, browser }) => ({
      body: {
        title: 'New',
        description: 'New.',
        price: '27',
        category: 'Guides',
        thumbnailUrl: calledBy === 'creator' ? await anUpload(browser, { purpose: 'thumbnail' }) : 'x',
        fileUrl: calledBy === 'creator' ? await anUpload(browser, { purpose: 'file' }) : 'x',
      },
    }),
  },

  'CreatorProductsController.list': plain,
  'CreatorProductsController.read': anyProduct(),
  'CreatorProductsController.edit': anyProduct({}, { title: 'New' }),
  'CreatorProductsController.put': anyProduct({}, { title: 'New' }),
  'CreatorProductsController.publish': anyProduct(),
  'CreatorProductsController.unpublish': anyProduct(),
  'CreatorProductsController.archive': anyProduct(),
  'CreatorProductsController.restore': anyProduct({ status: 'archived' }),
  'CreatorProductsController.duplicate': anyProduct(),
  'CreatorProductsController.remove': anyProduct(),
  'CreatorProductsController.schedule': anyProduct({ status: 'draft' }, { publishAt: null }),

  'ProductGroupsController.list': anyProduct(),
  'ProductGroupsController.set': anyProduct({}, { groupIds: [] }),
  'ProductGroupsController.bringEarlier': {
    call: async ({ t }) => {
      const { id } = await aProduct(t);
      const groupId = await aCircle(t, []);
      const { browser } = await aCreator(t);
      await browser
        .put(`/api/creator/products/${id}/groups`)
        .send({ groupIds: [groupId] })
        .expect(200);
      return { params: { id, groupId } };
    },
  },
  'ProductOffersController.list': anyProduct(),
  'ProductOffersController.replace': anyProduct({}, { offers: [] }),
  'PairProductsController.one': anyProduct({ type: 'course' }),
  'PairProductsController.set': anyProduct({ type: 'course' }, { isForPairs: true }),

  'FinderController.find': { call: () => ({ query: { q: 'rooted' } }) },
  'InsightsController.overview': plain,
  'InsightsController.day': plain,
  'FailedMailsController.sendAllAgain': plain,
  'FailedMailsController.sendAgain': {
    call: async ({ t, owner }) => ({ params: { id: await aFailedMail(t, owner.id) } }),
  },
  'FailedMailsController.discardAll': plain,
  'FailedMailsController.discard': {
    call: async ({ t, owner }) => ({ params: { id: await aFailedMail(t, owner.id) } }),
  },
  'MailLogController.list': plain,
  'MailLogController.one': {
    call: async ({ t, owner }) => ({ params: { id: await aFailedMail(t, owner.id) } }),
  },
  'InsightsController.revenue': plain,
  'InsightsController.recurringRevenue': plain,
  'InsightsController.product': anyProduct(),
};
