import * as v from 'valibot'
import type { Declarations } from './declaration.ts'
import { done, doneSchema } from './envelope.ts'

const device = {
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  push_type: v.literal('WEB_PUSH'),
}
/** POST /register-device and POST /unregister-device (section 7). */
export const registerDeviceRequest = v.object(device)
export const unregisterDeviceRequest = v.object(device)

/** GET /push-settings: the server's push configuration. `firebase` is null if live events are the only channel. */
export const pushSettingsResponse = v.object({
  ...done,
  firebase: v.nullable(v.object({ config: v.record(v.string(), v.string()), vapid_key: v.string() })),
})
export type PushSettings = v.InferOutput<typeof pushSettingsResponse>
export type FirebaseSettings = NonNullable<PushSettings['firebase']>

export const deviceRoutes = {
  'GET /push-settings': {
    tag: 'devices',
    summary: 'Push settings',
    who: 'member',
    answer: pushSettingsResponse,
    refusals: [],
  },
  'POST /register-device': {
    tag: 'devices',
    summary: 'Add a device for push notifications; safe to repeat',
    who: 'member',
    body: registerDeviceRequest,
    example: { token: 'token-of-the-browser', push_type: 'WEB_PUSH' },
    answer: doneSchema,
    refusals: [],
  },
  'POST /unregister-device': {
    tag: 'devices',
    summary: 'Remove a device from push notifications',
    who: 'member',
    body: unregisterDeviceRequest,
    example: { token: 'token-of-the-browser', push_type: 'WEB_PUSH' },
    answer: doneSchema,
    refusals: [],
  },
} as const satisfies Declarations
