// Replaces the provider's browser script, with the same interface for the calls that this product makes.
;(() => {
  const base = '{sandbox api}'

  const words = {
    en: {
      number: 'Card number',
      expiry: 'Expiration date',
      cvc: 'Security code',
      title: 'Verify your purchase',
      lead: 'Your bank wants to know that it is you.',
      pass: 'Complete authentication',
      fail: 'Fail authentication',
    },
    hi: {
      number: 'कार्ड नंबर',
      expiry: 'समाप्ति तिथि',
      cvc: 'सुरक्षा कोड',
      title: 'अपनी ख़रीद सत्यापित करें',
      lead: 'आपका बैंक जानना चाहता है कि यह आप ही हैं।',
      pass: 'प्रमाणीकरण पूरा करें',
      fail: 'प्रमाणीकरण विफल करें',
    },
  }
  const language = () => (document.documentElement.lang === 'hi' ? words.hi : words.en)

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    .card-fields { display: grid; gap: .9rem; grid-template-columns: 1fr 1fr; }
    .card-fields label { display: grid; gap: .3rem; font-size: .875rem; font-weight: 600; }
    .card-fields label:first-child { grid-column: 1 / 3; }
    .card-fields input { font: inherit; font-weight: 400; font-size: 1rem; min-height: 2.75rem; padding: .5rem .8rem; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: .6rem; background: transparent; color: inherit; width: 100%; box-sizing: border-box; }
    .card-challenge { border: 1px solid; border-radius: 1rem; padding: 1.5rem; max-width: 24rem; }
    .card-challenge button { font: inherit; min-height: 2.75rem; padding: .4rem 1rem; margin: .75rem .5rem 0 0; }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const element = (tag, attributes = {}, ...children) => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }

  const emitter = () => {
    const listeners = new Map()
    return {
      on: (type, listener) => listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      off: (type, listener) =>
        listeners.set(
          type,
          (listeners.get(type) ?? []).filter((one) => one !== listener),
        ),
      emit: (type, detail) => {
        for (const listener of listeners.get(type) ?? []) listener(detail)
      },
    }
  }

  const grouped = (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

  /** The card form: number, expiry, security code. */
  function paymentElement() {
    const events = emitter()
    const fields = {}
    let root = null
    const values = () => ({
      number: fields.number?.value.replace(/\D/g, '') ?? '',
      expiry: fields.expiry?.value.replace(/\D/g, '') ?? '',
      cvc: fields.cvc?.value.replace(/\D/g, '') ?? '',
    })
    const complete = () => {
      const { number, expiry, cvc } = values()
      return number.length >= 13 && expiry.length === 4 && cvc.length >= 3
    }
    const field = (name, label, autocomplete, format) => {
      const input = element('input', { name, autocomplete, inputmode: 'numeric', type: 'text' })
      fields[name] = input
      input.addEventListener('input', () => {
        input.value = format(input.value.replace(/\D/g, ''))
        events.emit('change', {
          elementType: 'payment',
          complete: complete(),
          empty: values().number === '',
          value: { type: 'card' },
        })
      })
      return element('label', {}, label, input)
    }
    const draw = (place) => {
      const say = language()
      root = element(
        'div',
        { class: 'card-fields' },
        field('number', say.number, 'cc-number', (digits) => grouped(digits.slice(0, 19))),
        field('expiry', say.expiry, 'cc-exp', (digits) =>
          digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits,
        ),
        field('cvc', say.cvc, 'cc-csc', (digits) => digits.slice(0, 4)),
      )
      fields.expiry.placeholder = 'MM / YY'
      place.append(root)
      setTimeout(() => events.emit('ready', { elementType: 'payment' }), 0)
    }
    const made = {
      mount: (place) => draw(typeof place === 'string' ? document.querySelector(place) : place),
      unmount: () => root?.remove(),
      destroy: () => root?.remove(),
      update: () => {},
      focus: () => fields.number?.focus(),
      blur: () => document.activeElement?.blur(),
      clear: () => {
        for (const input of Object.values(fields)) input.value = ''
      },
      collapse: () => {},
      on: (type, listener) => {
        events.on(type, listener)
        return made
      },
      once: (type, listener) => {
        const once = (detail) => {
          events.off(type, once)
          listener(detail)
        }
        events.on(type, once)
        return made
      },
      off: (type, listener) => {
        events.off(type, listener)
        return made
      },
      values,
    }
    return made
  }

  const incomplete = (message, code) => ({ error: { type: 'validation_error', code, message } })

  /** The form's own validation, with the provider's messages. */
  function validation({ number, expiry, cvc }) {
    if (number.length < 13) return incomplete('Your card number is incomplete.', 'incomplete_number')
    if (expiry.length < 4) return incomplete("Your card's expiration date is incomplete.", 'incomplete_expiry')
    if (cvc.length < 3) return incomplete("Your card's security code is incomplete.", 'incomplete_cvc')
    return null
  }

  function elementsFor(options) {
    let shown = null
    return {
      clientSecret: options?.clientSecret ?? null,
      create: () => {
        shown = paymentElement()
        return shown
      },
      getElement: () => shown,
      update: () => {},
      fetchUpdates: async () => ({}),
      submit: async () => (shown ? (validation(shown.values()) ?? {}) : {}),
      shown: () => shown,
      on: () => {},
      off: () => {},
    }
  }

  async function call(key, path, fields) {
    let answer
    try {
      answer = await fetch(base + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      })
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message:
            'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
        },
      }
    }
    const body = await answer.json()
    return answer.ok ? { paymentIntent: body } : body
  }

  /** The bank's challenge, as a modal dialog. */
  function challenge() {
    const say = language()
    const pass = element('button', { type: 'button' }, say.pass)
    const fail = element('button', { type: 'button' }, say.fail)
    const heading = element('h2', { id: 'card-challenge-title' }, say.title)
    const dialog = element(
      'dialog',
      { class: 'card-challenge', 'aria-labelledby': 'card-challenge-title' },
      heading,
      element('p', {}, say.lead),
      pass,
      fail,
    )
    document.body.append(dialog)
    dialog.showModal()
    return new Promise((resolve) => {
      const end = (passed) => () => {
        dialog.close()
        dialog.remove()
        resolve(passed)
      }
      pass.addEventListener('click', end(true))
      fail.addEventListener('click', end(false))
      dialog.addEventListener('cancel', end(false))
    })
  }

  const idOf = (clientSecret) => clientSecret.split('_secret_')[0]

  async function confirmPayment(key, { elements, clientSecret }) {
    const secret = clientSecret ?? elements?.clientSecret
    const card = elements?.shown()?.values()
    if (!secret || !card) return incomplete('The payment form is not ready.', 'not_ready')
    const wrong = validation(card)
    if (wrong) return wrong
    const answer = await call(key, `/payment_intents/${idOf(secret)}/confirm`, {
      client_secret: secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][exp_month]': card.expiry.slice(0, 2),
      'payment_method_data[card][exp_year]': card.expiry.slice(2),
      'payment_method_data[card][cvc]': card.cvc,
    })
    if (answer.paymentIntent?.status !== 'requires_action') return answer
    const passed = await challenge()
    return call(key, `/payment_intents/${idOf(secret)}/authentication`, {
      client_secret: secret,
      passed: String(passed),
    })
  }

  async function retrievePaymentIntent(key, clientSecret) {
    const answer = await fetch(
      `${base}/payment_intents/${idOf(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`,
      {
        headers: { authorization: `Bearer ${key}` },
      },
    )
    const body = await answer.json()
    return answer.ok ? { paymentIntent: body } : body
  }

  // biome-ignore lint/correctness/noComponentHookFactories: the provider names it so; it is no component
  const Stripe = (key) => {
    const unsupported = async () => incomplete('The sandbox does not offer this call.', 'unsupported')
    return {
      elements: elementsFor,
      confirmPayment: (options) => confirmPayment(key, options),
      retrievePaymentIntent: (clientSecret) => retrievePaymentIntent(key, clientSecret),
      confirmCardPayment: unsupported,
      createToken: unsupported,
      createPaymentMethod: unsupported,
      _registerWrapper: () => {},
      registerAppInfo: () => {},
    }
  }
  Stripe.version = 'sandbox'
  window.Stripe = Stripe
})()
