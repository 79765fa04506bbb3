import { Avatar, Box } from '@mui/material';
import { money } from '../../shared/figures/format';
import { analyticsPath, contentPath } from '../products';
import { Unseen } from '../../shared/live-region';
import { LINE, ShortList } from './short-list';
import { texts } from './texts';
import type { TopCourse } from './overview.api';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';
import { avatarPicture } from '../../shared/sized-picture';

/** The courses with the most owners, linked to their figures. */
export const TopCourses = ({ courses }: { courses: TopCourse[] }) => (
  <ShortList
    title={texts.topCourses}
    empty={texts.noCourses}
    all={{ label: texts.allContent, to: contentPath({ type: 'course' }) }}
  >
    {courses.map(({ id, title, thumbnailUrl, studentCount: students, revenue, rating }) => (
      <Box component="li" key={id} sx={LINE}>
        <Avatar variant="rounded" src={avatarPicture(thumbnailUrl)} alt="" sx={{ width: 56, height: 36 }}>
          {' '}
        </Avatar>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <PageLink
            to={analyticsPath({ id })}
            underline="hover"
            color="textPrimary"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {title}
          </PageLink>
          <Secondary>
            {texts.enrolled(students)}
            {rating !== null && (
              <>
                {' · '}
                <span aria-hidden>{texts.stars(rating.toFixed(1))}</span>
                <Unseen>{texts.rated(rating.toFixed(1))}</Unseen>
              </>
            )}
          </Secondary>
        </Box>
        <Box component="span" sx={{ fontVariantNumeric: 'lining-nums tabular-nums', fontWeight: 600 }}>
          {money(revenue)}
        </Box>
      </Box>
    ))}
  </ShortList>
);
