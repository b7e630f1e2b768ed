import { createMachine } from 'xstate'

export const oneTimeCodeMachine = createMachine({
  "id": "oneTimeCode",
  "initial": "sendingCode",
  "states": {
    "sendingCode": {
      "entry": "clearCode",
      "invoke": {
        "src": "sendCode",
        "onDone": [
          {
            "guard": {
              "type": "wasSent"
            },
            "target": "codeSent",
            "actions": {
              "type": "rememberChallenge"
            }
          },
          {
            "target": "over",
            "actions": {
              "type": "rememberRefusal"
            }
          }
        ],
        "onError": "unsent"
      }
    },
    "codeSent": {
      "initial": "awaitingCode",
      "after": {
        "validity": {
          "target": "over",
          "actions": "forgetRefusal"
        }
      },
      "states": {
        "awaitingCode": {
          "on": {
            "code.changed": {
              "actions": {
                "type": "changeCode"
              }
            },
            "code.cleared": {
              "actions": "clearCode"
            },
            "code.submitted": [
              {
                "guard": "codeIsComplete",
                "target": "verifyingCode"
              },
              {
                "actions": "noteShort"
              }
            ],
            "resend.asked": "resendingCode"
          }
        },
        "verifyingCode": {
          "invoke": {
            "src": "verifyCode",
            "onDone": [
              {
                "guard": {
                  "type": "wasVerified"
                },
                "target": "#oneTimeCode.verified",
                "actions": {
                  "type": "rememberProof"
                }
              },
              {
                "guard": {
                  "type": "isOver"
                },
                "target": "#oneTimeCode.over",
                "actions": {
                  "type": "rememberRefusal"
                }
              },
              {
                "target": "awaitingCode",
                "actions": {
                  "type": "rememberRefusal"
                }
              }
            ],
            "onError": "unanswered"
          }
        },
        "resendingCode": {
          "invoke": {
            "src": "resendCode",
            "onDone": [
              {
                "guard": {
                  "type": "wasSent"
                },
                "target": "#oneTimeCode.codeSent",
                "reenter": true,
                "actions": {
                  "type": "rememberChallenge"
                }
              },
              {
                "target": "awaitingCode",
                "actions": {
                  "type": "rememberRefusal"
                }
              }
            ],
            "onError": "unanswered"
          }
        },
        "unanswered": {
          "on": {
            "code.changed": {
              "target": "awaitingCode",
              "actions": {
                "type": "changeCode"
              }
            },
            "code.submitted": [
              {
                "guard": "codeIsComplete",
                "target": "verifyingCode"
              },
              {
                "actions": "noteShort"
              }
            ],
            "resend.asked": "resendingCode",
            "code.asked": "#oneTimeCode.sendingCode"
          }
        }
      }
    },
    "unsent": {
      "on": {
        "code.asked": "sendingCode"
      }
    },
    "over": {
      "on": {
        "code.asked": "sendingCode"
      }
    },
    "verified": {
      "type": "final"
    }
  }
})
