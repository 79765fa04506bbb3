import { Body, Get, Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  CourseExportDownloadResponse,
  CourseExportResponse,
  ExportCourseRequest,
} from '../course-files.dto.js';
import { CourseExportsService } from './course-exports.service.js';

/** A course as one file, with its media and without anything about members. */
@CoachController('creator/courses/:courseId/export', { tag: 'Course files', area: 'products' })
export class CourseExportsController {
  constructor(private readonly exports: CourseExportsService) {}

  @Get()
  @Summary('Get the status of the course’s latest export')
  @Answers(CourseExportResponse, 'not_found')
  read(@IdParam('courseId') courseId: string) {
    return this.exports.state(courseId);
  }

  @Post('prepare')
  @RateLimit({ name: 'courses.export', limit: 60, perSeconds: 3600 })
  @Summary('Prepare a ZIP file of the course; has no effect while one is being prepared')
  @Answers(CourseExportResponse, 'not_found')
  prepare(
    @Me() me: SignedIn,
    @IdParam('courseId') courseId: string,
    @Body() { edition }: ExportCourseRequest,
  ) {
    return this.exports.prepare(me.accountId, courseId, edition);
  }

  @Get('download')
  @Summary('Get the download link of the ZIP file')
  @Answers(CourseExportDownloadResponse, 'not_found')
  download(@IdParam('courseId') courseId: string) {
    return this.exports.download(courseId);
  }
}
