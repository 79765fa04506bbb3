import { Controller, Get, Inject, Injectable } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../kernel/errors.js';
import { type Build, BUILD } from '../config/build.js';
import { Database } from '../database/database.js';
import { Public } from '../security/access.js';
import { Answers, Summary } from '../http/answers.js';
import { BucketCheck } from './bucket-check.js';

class HealthResponse {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

class LiveResponse extends HealthResponse {
  @ApiProperty({ description: 'Version of the product', example: '0.1.0' })
  version: string;

  @ApiProperty({ type: String, nullable: true, description: 'Commit of this build, if known' })
  commit: string | null;
}

/** True until the shutdown begins, so that a load balancer stops sending requests while the last ones are answered. */
@Injectable()
export class Readiness {
  shuttingDown = false;
}

@ApiTags('Health')
@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly bucket: BucketCheck,
    private readonly readiness: Readiness,
    @Inject(BUILD) private readonly build: Build,
  ) {}

  @Get('live')
  @Summary('Check that the process is alive, with its version')
  @Answers(LiveResponse)
  live(): LiveResponse {
    return { status: 'ok', ...this.build };
  }

  @Get('accepting')
  @Summary(
    'Check that the process accepts requests and isn’t shutting down',
    'For load balancers. An unavailable database or bucket affects all servers alike, so it’s no reason to stop sending requests. `ready` reports it.',
  )
  @Answers(HealthResponse, 'shutting_down')
  accepting(): HealthResponse {
    this.refuseWhileStopping();
    return { status: 'ok' };
  }

  @Get('ready')
  @Summary('Check that the process can work: the database and bucket respond, and it isn’t shutting down')
  @Answers(HealthResponse, 'shutting_down', 'storage_unavailable')
  async ready(): Promise<HealthResponse> {
    this.refuseWhileStopping();
    await Promise.all([this.database.query('select 1'), this.bucket.ask()]);
    return { status: 'ok' };
  }

  private refuseWhileStopping(): void {
    if (this.readiness.shuttingDown) throw new DomainError('shutting_down', 'The server is stopping');
  }
}
