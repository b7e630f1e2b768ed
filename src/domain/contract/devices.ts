import * as v from 'valibot'

/** POST /unregister-device (section 7). */
export const unregisterDeviceRequest = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  push_type: v.literal('WEB_PUSH'),
})
